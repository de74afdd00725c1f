// Adds rows to the database for measurements.
import { createHash, randomBytes } from 'node:crypto';

/** @typedef {import('pg').Client} Client */

/**
 * Creates sessions of visitors; returns their cookies.
 * @param {Client} database
 * @param {number} count
 */
export async function addVisitors(database, count) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await database.query(
    `insert into sessions (token_hash, expires_at)
     select decode(hash, 'hex'), now() + interval '1 day' from unnest($1::text[]) as hash`,
    [tokens.map((token) => createHash('sha256').update(token).digest('hex'))],
  );
  return tokens.map((token) => `bearings_session=${token}`);
}

/**
 * Deletes the counts of recent submissions, so that the throttle rejects none.
 * @param {Client} database
 */
export async function clearThrottles(database) {
  await database.query("delete from throttles where key like 'submissions:%'");
}

/**
 * Adds assessments, and then updates PostgreSQL's statistics. Of every ten assessments, three belong to users who paid
 * and have the report, four are completed ones of visitors (one of the four is superseded), and three are incomplete.
 * @param {Client} database
 * @param {number} count
 */
export async function addAssessments(database, count) {
  const range = `generate_series(1, ${count}) as i`;
  const id = (/** @type {string} */ kind) => `md5('${kind}' || i)::uuid`;
  const randomTimeSql = `now() - make_interval(secs => (i::bigint * 7919) % 31536000)`;
  for (const statement of [
    `insert into users (id, email, first_name, last_name, created_at)
     select ${id('u')}, 'person' || i || '@example.com', 'First' || i, 'Last' || i, ${randomTimeSql}
       from ${range} where i % 10 < 3`,
    `insert into sessions (id, token_hash, user_id, expires_at)
     select ${id('s')}, sha256(convert_to('s' || i, 'UTF8')), case when i % 10 < 3 then ${id('u')} end,
            now() + interval '20 days' from ${range}`,
    `insert into assessments (id, user_id, session_id, email, first_name, last_name, created_at, changed_at,
                              completed_at, scores, submission_digest, superseded_at)
     select ${id('a')}, case when i % 10 < 3 then ${id('u')} end,
            case when i % 10 >= 3 then ${id('s')} end, 'person' || i || '@example.com',
            'First' || i, 'Last' || i, ${randomTimeSql}, ${randomTimeSql}, case when i % 10 < 7 then ${randomTimeSql} end,
            case when i % 10 < 7 then '{}'::jsonb end, md5('d' || i),
            case when i % 10 = 3 then ${randomTimeSql} end from ${range}`,
    `insert into payment_intents (id, assessment_id, generation, status, created_at)
     select 'pi_grow' || i, ${id('a')}, 1, 'succeeded', ${randomTimeSql} from ${range} where i % 10 < 3`,
    `insert into payments (assessment_id, intent_id, amount, currency, paid_at)
     select ${id('a')}, 'pi_grow' || i, 999, 'gbp', ${randomTimeSql} from ${range} where i % 10 < 3`,
    `insert into reports (assessment_id, state, facts, prose, progress, requested_at, generated_at)
     select ${id('a')}, 'ready', '{}', '{"sections": {}}', 100, ${randomTimeSql}, ${randomTimeSql} from ${range} where i % 10 < 3`,
    'vacuum analyze',
  ]) {
    await database.query(statement);
  }
}
