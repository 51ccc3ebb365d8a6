#include <sqlite3.h>

// sqlite3_config() and sqlite3_db_config() are variadic, which Swift cannot call.

// Before the first use of SQLite: no counting of its memory, which takes a lock for each allocation.
static inline int daybook_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

static inline int daybook_set_defensive(sqlite3 *db) {
  int now = 0;
  int status = sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, &now);
  return status == SQLITE_OK && now == 1;
}

// Whether foreign keys are checked from now on, also inside a transaction, where PRAGMA foreign_keys has no effect.
static inline int daybook_check_foreign_keys(sqlite3 *db, int on) {
  int now = !on;
  int status = sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_FKEY, on, &now);
  return status == SQLITE_OK && now == on;
}
