#include <sqlite3.h>

// sqlite3_db_config() is variadic, which Swift cannot call.
static inline int daybook_set_defensive(sqlite3 *db) {
  int now = 0;
  int status = sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, &now);
  return status == SQLITE_OK && now == 1;
}
