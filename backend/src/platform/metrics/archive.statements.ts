import { bool, float, statement } from '../database/sql-statement.js';

/** Returns the state of the archive of the write-ahead log; no row if the server has none. */
export const READ_ARCHIVE = statement(
  { ageSeconds: float, isFailing: bool },
  `select extract(epoch from now() - coalesce(last_archived_time, stats_reset))::float8 as "ageSeconds",
          coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing"
     from pg_stat_archiver where current_setting('archive_mode') <> 'off'`,
);
