import { bool, int, nullableColumn, statement, text, timestamptz } from '../platform/database/sql-statement.js';

/** Returns whether a connection has a limit for statements and for transactions that are idle. */
export const READ_POOLED_LIMITS = statement(
  { areSet: bool },
  `select current_setting('statement_timeout') <> '0'
          and current_setting('idle_in_transaction_session_timeout') <> '0' as "areSet"`,
);

/** Facts about the database server; `process` is the one that answers, `tls` is the TLS version, or null without TLS. */
export const READ_SERVER_STATE = statement(
  {
    now: timestamptz,
    process: int,
    version: int,
    isStandby: bool,
    isReadOnly: bool,
    isSuperuser: bool,
    tls: nullableColumn(text),
    limit: int,
    megabytes: int,
  },
  `select clock_timestamp() as now, pg_backend_pid() as process, current_setting('server_version_num')::int / 10000 as version,
          pg_is_in_recovery() as "isStandby",
          current_setting('transaction_read_only') = 'on' as "isReadOnly",
          (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
          (select version from pg_stat_ssl where pid = pg_backend_pid()) as tls,
          current_setting('max_connections')::int as limit,
          (pg_database_size(current_database()) / 1000000)::int as megabytes`,
);
