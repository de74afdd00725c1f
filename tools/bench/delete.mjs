// Measures how fast a worker deletes a million unpaid assessments of visitors that are past their retention, and how much
// slower submissions are meanwhile. Usage: npm run bench -- --delete [--rows <count>]
import { startPart } from '@bearings/processes';
import { Client } from 'pg';
import { createSubmitRequests } from './grow.mjs';
import { measureLoad } from './load.mjs';
import { addVisitors, clearThrottles } from './rows.mjs';
import { NODE_OPTIONS } from './site.mjs';

const WINDOW_SECONDS = 10;
const CONNECTIONS = 4;
/** Maximum time for a million rows. */
const MAX_MINUTES_PER_MILLION = 10;
/** Maximum factor by which the 99th percentile of submissions may be higher during the deletion. */
const MAX_P99_FACTOR = 1.5;

/**
 * @param {(work: (site: import('./site.mjs').Site) => Promise<boolean>) => Promise<boolean>} withSite
 * @param {string} worker the compiled worker
 * @param {number} count number of rows
 * @returns {Promise<boolean>} whether both limits are kept
 */
export const measureDeletion = (withSite, worker, count) =>
  withSite(async (site) => {
    const database = new Client({ connectionString: site.databaseUrl });
    await database.connect();
    database.on('error', () => {});
    await addExpired(database, count);
    const createRequest = createSubmitRequests(await addVisitors(database, 400));
    const measureWindow = async () => {
      await clearThrottles(database);
      return measureLoad(site.url, createRequest, { connections: CONNECTIONS, seconds: WINDOW_SECONDS, warmUp: 1 });
    };
    await measureWindow();
    const before = [await measureWindow(), await measureWindow()];
    const startMs = performance.now();
    const part = startPart({
      name: 'The worker',
      command: process.execPath,
      args: [worker],
      cwd: site.folder,
      env: {
        PATH: process.env.PATH,
        NODE_OPTIONS,
        DATABASE_URL: site.databaseUrl,
        LOG_LEVEL: 'info',
        QUEUE: 'in-process',
      },
      onLine: (line) => /cleanup/.test(line) && console.log(line),
    });
    /** @type {Awaited<ReturnType<typeof measureLoad>>[]} */
    const during = [];
    const countLeft = async () => Number((await database.query(COUNT_EXPIRED)).rows[0]?.left);
    for (let left = await countLeft(); left > 0; left = await countLeft()) {
      during.push(await measureWindow());
      console.log(`${left} rows left, submissions' p99 ${during.at(-1)?.p99.toFixed(1)} ms`);
    }
    const minutes = (performance.now() - startMs) / 60_000;
    await part.kill();
    await database.end();
    const worst = (/** @type {typeof during} */ loads) =>
      loads.map(({ p99 }) => p99).toSorted((a, b) => a - b)[Math.floor((loads.length - 1) / 2)] ?? 0;
    const factor = worst(during) / worst(before);
    const perMillion = (minutes * 1_000_000) / count;
    console.log(
      `${count} rows deleted in ${minutes.toFixed(1)} minutes, ${perMillion.toFixed(1)} a million (at most ${MAX_MINUTES_PER_MILLION})`,
    );
    console.log(
      `submissions' p99 ${worst(before).toFixed(1)} ms, ${worst(during).toFixed(1)} ms meanwhile: ${factor.toFixed(2)} times (at most ${MAX_P99_FACTOR})`,
    );
    return perMillion <= MAX_MINUTES_PER_MILLION && factor <= MAX_P99_FACTOR;
  });

const COUNT_EXPIRED = `select count(*) as left from assessments where completed_at < now() - interval '90 days'`;

/** Adds assessments of visitors, completed over the month before the retention ends. @param {Client} database @param {number} count */
async function addExpired(database, count) {
  await database.query(
    `insert into assessments (email, first_name, last_name, created_at, changed_at, completed_at, scores,
                              responses, submission_digest)
     select 'person' || i || '@example.com', 'First' || i, 'Last' || i, at, at, at, '{"leadership": 60}',
            jsonb_build_object('answers', repeat('3', 400)), md5('d' || i)
       from (select i, now() - interval '91 days' - make_interval(secs => (i::bigint * 7919) % 2592000) as at
               from generate_series(1, $1::int) as i) as rows`,
    [count],
  );
  await database.query('vacuum analyze assessments');
}
