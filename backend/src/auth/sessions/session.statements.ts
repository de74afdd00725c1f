import type { Role } from '@bearings/contracts';
import {
  bool,
  bytea,
  nullableColumn,
  statement,
  text,
  textColumn,
  uuid,
} from '../../platform/database/sql-statement.js';

/** Returns an SQL expression for the maximum duration of a session of the account `user`, regardless of use. */
const maxDurationSql = (user: string): string =>
  `(select case when role <> 'user' then interval '12 hours' else interval '90 days' end
      from users where id = ${user})`;

/** Opens a session with the token hash `$1` and the account `$2`, for `$3` days, in the browser `$4`. */
export const OPEN_SESSION = statement(
  { id: uuid },
  `insert into sessions (token_hash, user_id, ends_at, expires_at, device)
   select $1, $2, ends_at, least(now() + make_interval(days => $3), ends_at), $4
     from (select now() + ${maxDurationSql('$2')} as ends_at) as longest
   returning id`,
);

/**
 * Sets the token hash `$2`, the account `$3`, the duration of `$4` days and the browser `$5` of the session `$1`.
 * Returns no row if the session has ended.
 */
export const SIGN_IN_SESSION = statement(
  { id: uuid },
  `update sessions set token_hash = $2, user_id = $3, seen_at = now(), device = $5,
          pending_user_id = null, pending_until = null,
          proven_at = null, ends_at = longest.ends_at,
          expires_at = least(now() + make_interval(days => $4), longest.ends_at)
     from (select now() + ${maxDurationSql('$3')} as ends_at) as longest
    where id = $1 and expires_at > now() returning id`,
);

const findReplacedTokenSql = (condition: string) =>
  statement(
    {
      sessionId: uuid,
      userId: uuid,
      role: textColumn<Role>(),
      successorKey: bytea,
      assessmentId: uuid,
    },
    `select s.id as "sessionId", u.id as "userId", u.role, r.successor_key as "successorKey",
            r.assessment_id as "assessmentId"
       from replaced_tokens r
       join sessions s on s.id = r.session_id and s.token_hash = r.successor_hash
       join users u on u.id = s.user_id
      where r.expires_at > now() and s.expires_at > now() and ${condition}`,
  );

/** Finds the valid replaced token with the hash `$1`, and the account to which its session is signed in. */
export const FIND_REPLACED_TOKEN = findReplacedTokenSql('r.token_hash = $1');

/** Finds the valid replaced token of the session `$1`, and the account to which the session is signed in. */
export const FIND_REPLACED_TOKEN_OF_SESSION = findReplacedTokenSql('r.session_id = $1');

/** Finds a valid session by the hash of its token, with the account that is signed in. */
export const FIND_SESSION = statement(
  {
    sessionId: uuid,
    isStale: bool,
    id: nullableColumn(uuid),
    role: textColumn<Role>(),
    email: text,
    firstName: text,
    lastName: text,
    country: text,
    hasPassword: bool,
  },
  `select s.id as "sessionId", s.seen_at < now() - interval '1 hour' as "isStale",
          u.id, u.role, u.email, u.first_name as "firstName", u.last_name as "lastName", u.country,
          u.password_hash is not null as "hasPassword"
     from sessions s left join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > now()`,
);

/**
 * Locks the session `$1`, so that its account stays the same until the transaction ends. Returns no row if the session
 * has ended. Then takes an advisory lock, whose key is `$2` plus the account id, or plus the session id for a visitor.
 * Takes no advisory lock if `$2` is null.
 */
export const LOCK_SESSION = statement(
  { userId: nullableColumn(uuid), lock: nullableColumn(text) },
  `with held as materialized (
     select id, user_id from sessions where id = $1 and expires_at > now() for share)
   select user_id as "userId",
          pg_advisory_xact_lock(hashtextextended($2 || coalesce(user_id, id), 0))::text as lock
     from held`,
);
