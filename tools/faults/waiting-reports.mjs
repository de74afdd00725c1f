// npm run faults -w tools/faults -- --waiting: 1,000 paid reports wait at once, and the model takes 20 s for a reply.
import { startModelStandIn } from '@bearings/openai-stand-in';
import { freePort } from '@bearings/processes';
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Answers, Buyer } from './buyer.mjs';
import { startEnvironment } from './environment.mjs';
import { Program } from './program.mjs';

const REPORTS = Number(process.env.FAULTS_REPORTS ?? 1_000);
const REPLY_MS = Number(process.env.FAULTS_REPLY_MS ?? 20_000);
const LONGEST_WAIT_SECONDS = 360;
const LIMIT_MS = 600_000;
const KEY = 'sk-waiting';
const WORKERS = 2;
/** Of each worker: too few for the model to write all in five minutes. */
const CONCURRENCY = '25';

/** @type {import('./environment.mjs').Environment} */
let environment;
/** @type {(() => unknown)[]} */
const stops = [];
before(async () => {
  environment = await startEnvironment();
  stops.push(() => environment.stop());
});
after(async () => {
  for (const stop of stops.toReversed()) await stop();
});

/** Starts a model that answers as the stand-in does, only later. @returns {Promise<string>} its address */
async function startSlowModel() {
  const model = await startModelStandIn({ apiKey: KEY });
  /** @param {import('node:http').IncomingMessage} incoming @param {import('node:http').ServerResponse} outgoing */
  const answerLater = async (incoming, outgoing) => {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    await sleep(REPLY_MS);
    const { authorization = '', 'content-type': type = '' } = incoming.headers;
    const address = model.url + (incoming.url ?? '').replace(/^\/v1/, '');
    const headers = { authorization, 'content-type': type };
    const answer = await fetch(address, { method: 'POST', headers, body: Buffer.concat(chunks) });
    outgoing.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
    });
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((incoming, outgoing) => {
    // A worker that is stopped hangs up.
    answerLater(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  stops.push(() => {
    server.closeAllConnections();
    server.close();
    return model.close();
  });
  return `http://127.0.0.1:${port}/v1`;
}

/** One purchase through the API, and as many copies of its rows as are missing. @param {Client} database */
async function requestReports(database) {
  const buyer = new Buyer(environment, new Answers(), 'waiting');
  await buyer.complete();
  await buyer.verify(await buyer.pay(await buyer.checkout()));
  await database.query(
    `with copies as (
       select a as original, gen_random_uuid() as id
         from assessments a, generate_series(2, $2) where a.id = $1),
     assessments_made as (
       insert into assessments
       select (jsonb_populate_record(original, jsonb_build_object('id', id))).* from copies)
     insert into reports
     select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'assessment_id', copies.id))).*
       from copies, reports r where r.assessment_id = $1`,
    [buyer.assessment, REPORTS],
  );
  await database.query('update reports set requested_at = now(), due_at = now()');
}

/** @param {number} port @param {string} name of a metric, with its labels */
async function metric(port, name) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.slice(name.length));
}

test(`${REPORTS} reports wait for a model of ${REPLY_MS / 1_000} s: none waits over six minutes`, async (t) => {
  const baseUrl = await startSlowModel();
  await environment.worker.stop();
  const database = new Client({ connectionString: environment.databaseUrl });
  await database.connect();
  stops.push(() => database.end());
  await requestReports(database);
  const metricsPorts = await Promise.all(Array.from({ length: WORKERS }, freePort));
  const workers = metricsPorts.map((port, index) => {
    const env = {
      ...environment.worker.env,
      METRICS_PORT: String(port),
      OPENAI_API_KEY: KEY,
      OPENAI_BASE_URL: baseUrl,
      OPENAI_DAILY_LIMIT: '100000',
      REPORT_CONCURRENCY: CONCURRENCY,
    };
    return new Program(`worker ${index + 1}`, environment.worker.args, env, '"working"');
  });
  stops.push(() => Promise.all(workers.map((worker) => worker.kill())));
  await Promise.all(workers.map((worker) => worker.start()));

  const [firstPort = 0] = metricsPorts;
  const seen = { waiting: 0, oldest: 0 };
  const end = Date.now() + LIMIT_MS;
  for (let open = REPORTS; open > 0 && Date.now() < end; await sleep(2_000)) {
    const { rows } = await database.query("select 1 from reports where state <> 'ready'");
    open = rows.length;
    seen.waiting = Math.max(
      seen.waiting,
      await metric(firstPort, 'bearings_reports_open{state="waiting"}'),
    );
    seen.oldest = Math.max(seen.oldest, await metric(firstPort, 'bearings_reports_oldest_seconds'));
  }
  const { rows } = await database.query(
    `select count(*) filter (where state = 'ready')::int as ready,
            max(extract(epoch from generated_at - requested_at))::float as longest,
            percentile_cont(0.5) within group
              (order by extract(epoch from generated_at - requested_at))::float as median
       from reports`,
  );
  const written = await Promise.all(
    ['model', 'built-in'].map(async (writer) => {
      const name = `bearings_report_seconds_count{writer="${writer}"}`;
      const counts = await Promise.all(metricsPorts.map((port) => metric(port, name)));
      return counts.reduce((sum, count) => sum + count, 0);
    }),
  );
  const [{ ready, longest, median }] = rows;
  t.diagnostic(
    `${ready} of ${REPORTS} ready; waited ${Math.round(median)} s at the median and ${Math.round(longest)} s at most; ` +
      `${written[0]} by the model, ${written[1]} by our own writer; the metrics saw ${seen.waiting} waiting, ` +
      `the oldest for ${Math.round(seen.oldest)} s`,
  );
  assert.equal(ready, REPORTS);
  assert.ok(longest <= LONGEST_WAIT_SECONDS, String(longest));
  assert.equal((written[0] ?? 0) + (written[1] ?? 0), REPORTS);
  assert.ok(seen.waiting > REPORTS / 2 && seen.oldest > REPLY_MS / 1_000, JSON.stringify(seen));
});
