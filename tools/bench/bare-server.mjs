// The server that our API is compared with: node:http and pg, without framework or log. It does the same work in the
// database, and its replies have the same headers.
import { measureDirection, groupAnswersByCategory } from '@bearings/career-matching';
import { makePreview } from '@bearings/report-composer';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { SUBMISSION_QUERY, LOCK_OWNER_QUERY } from './bare-statements.mjs';

const [backend = '', repliesPath = ''] = process.argv.slice(2);
/** @param {string} file */
const importBackend = (file) => import(`${backend}/${file}`);
const [{ computeCompletion }, { parseResponses }] = await Promise.all(
  ['assessment/completion.js', 'assessment/responses.js'].map(importBackend),
);

/**
 * The recorded replies of our API, by path.
 * @type {Record<string, { headers: string[], base64: string }>}
 */
const recorded = JSON.parse(readFileSync(repliesPath, 'utf8'));
const replies = new Map(
  Object.entries(recorded).map(([path, { headers, base64 }]) => [
    path,
    { headers, body: Buffer.from(base64, 'base64') },
  ]),
);

const settings = { connectionString: process.env.DATABASE_URL, max: 20, pipeline: true };
const pool = new Pool(settings);

const SESSION_SQL = `select s.id, s.user_id, u.role from sessions s left join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now()`;
const STATUS_QUERY = {
  name: 'status',
  text: `with c as (${SESSION_SQL})
    select c.id, x.* from c left join lateral (
      select a.id as found, p.id is not null as paid, r.state, r.error, r.progress, r.section
        from assessments a
        left join payments p on p.assessment_id = a.id and p.refunded_at is null
        left join reports r on r.assessment_id = a.id
       where a.id in ($2, (select assessment_id from reports where id = $2))
         and (c.role = 'admin' or a.user_id = c.user_id or (c.user_id is null and a.session_id = c.id))
       order by a.id = $2 desc limit 1) x on true`,
};
const USER_QUERY = {
  name: 'user',
  text: `select u.id, u.email, u.first_name, u.last_name, u.country, u.role,
                u.password_hash is not null as has_password
           from sessions s join users u on u.id = s.user_id
          where s.token_hash = $1 and s.expires_at > now()`,
};
/** @param {import('node:http').IncomingMessage} request */
function tokenHash({ headers }) {
  const token = /(?:^|; )bearings_session=([\w-]{43})/.exec(headers.cookie ?? '')?.[1] ?? '';
  return createHash('sha256').update(token).digest();
}

/** @param {import('node:http').ServerResponse} response @param {string} path @param {unknown} value */
function sendJson(response, path, value) {
  const body = JSON.stringify(value);
  sendReply(response, path, body, Buffer.byteLength(body));
}

/** @param {import('node:http').ServerResponse} response @param {string} path */
function sendRecordedReply(response, path) {
  const body = replies.get(path)?.body;
  if (!body) return response.writeHead(404).end();
  sendReply(response, path, body, body.length);
}

/**
 * Sends a body with the headers that our API sends for this path.
 * @param {import('node:http').ServerResponse} response @param {string} path
 * @param {string | Buffer} body @param {number} bytes
 */
function sendReply(response, path, body, bytes) {
  const headers = replies.get(path)?.headers ?? [];
  response.writeHead(200, [...headers, 'content-length', String(bytes)]);
  response.end(body);
}

/** @param {Buffer} hash SHA-256 of the session's token @param {any} body */
async function submitAnswers(hash, body) {
  const { email, firstName, lastName } = body;
  const parsedResponses = parseResponses(body.responses);
  if (!parsedResponses.ok) throw new Error(parsedResponses.message);
  const done = computeCompletion({ email, firstName, lastName }, parsedResponses.value);
  const client = await pool.connect();
  const json = JSON.stringify;
  const values = [email, firstName, lastName, done.bankVersion, json(done.responses)];
  values.push(done.submissionDigest, json(done.scores), json(done.personality));
  values.push(json(done.quality), null);
  const [, , { rows }] = await Promise.all([
    client.query('begin'),
    client.query({ ...LOCK_OWNER_QUERY, values: [hash] }),
    client.query({ ...SUBMISSION_QUERY, values }),
    client.query('commit'),
  ]);
  client.release();
  const { clear: direction } = measureDirection(groupAnswersByCategory(done.responses));
  const knownData = { direction, circumstances: null };
  const preview = makePreview(done.scores, done.personality, done.quality, knownData);
  return { ...rows[0], email, isPaid: false, status: 'payment_required', preview };
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function answerRequest(request, response) {
  const path = request.url ?? '';
  if (path === '/api/health/live') return sendJson(response, path, { status: 'ok' });
  if (!path.startsWith('/api/')) return sendRecordedReply(response, path);
  const hash = tokenHash(request);
  if (path === '/api/auth/user') {
    const { rows } = await pool.query({ ...USER_QUERY, values: [hash] });
    return sendJson(response, path, rows[0]);
  }
  if (path === '/api/assessments/public') {
    const parts = [];
    for await (const part of request) parts.push(part);
    return sendJson(response, path, await submitAnswers(hash, JSON.parse(Buffer.concat(parts).toString())));
  }
  const { rows } = await pool.query({ ...STATUS_QUERY, values: [hash, path.slice(-36)] });
  const [row] = rows;
  if (!row?.found) return response.writeHead(404).end();
  if (!path.startsWith('/api/reports/status/')) return sendRecordedReply(response, path);
  const { state, error, progress, section } = row;
  return sendJson(response, path, {
    status: row.paid ? state : 'payment_required',
    error,
    progress: { percent: progress ?? 0, section },
  });
}

const server = createServer((request, response) => {
  answerRequest(request, response).catch((error) => {
    response.writeHead(500).end(String(error));
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1');
