// Rows for measuring, made in SQL.
import { createHash, randomBytes } from 'node:crypto';

/** @typedef {import('pg').Client} Client */

/** Opens sessions of visitors; returns their cookies. @param {Client} database @param {number} count */
export async function addVisitors(database, count) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await database.query(
    `insert into sessions (token_hash, expires_at)
     select decode(hash, 'hex'), now() + interval '1 day' from unnest($1::text[]) as hash`,
    [tokens.map((token) => createHash('sha256').update(token).digest('hex'))],
  );
  return tokens.map((token) => `bearings_session=${token}`);
}

/** Submissions are measured, not refused. @param {Client} database */
export async function forgetThrottles(database) {
  await database.query("delete from throttles where key like 'submissions:%'");
}
