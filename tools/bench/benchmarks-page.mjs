// Writes what was measured into dist/benchmarks.md; a run replaces its own part and leaves the other.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { GOALS, P99_MS, ROWS } from './against-bare.mjs';
import { median } from './median.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'dist/benchmarks.md');
const PARTS = ['bare', 'growth'];
const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\` and \`npm run bench -- --grow\`. Compare numbers of one run only: another
machine, or other work beside it, gives others.
`;

/** @param {import('./against-bare.mjs').Compared[]} compared */
export function summarise(compared) {
  return compared.map(({ name, rounds }) => {
    const of = (/** @type {(round: typeof rounds[number]) => number} */ pick) =>
      median(rounds.map(pick));
    const ratio = of(({ ours, bare }) => ours.calls / bare.calls);
    const goal = GOALS[name] ?? null;
    const p99 = of(({ ours }) => ours.p99);
    return {
      name,
      bare: of(({ bare }) => bare.calls),
      ours: of(({ ours }) => ours.calls),
      ratio,
      goal,
      p99,
      bareP99: of(({ bare }) => bare.p99),
      cpu: of(({ ours }) => ours.cpu),
      bareCpu: of(({ bare }) => bare.cpu),
      isKept: (goal === null || ratio >= goal) && p99 < P99_MS,
    };
  });
}

/** @param {import('./against-bare.mjs').Compared[]} compared */
export function writeComparison(compared) {
  const rows = summarise(compared).map((row) =>
    cells([
      row.name,
      row.bare.toFixed(0),
      row.ours.toFixed(0),
      row.ratio.toFixed(2),
      row.goal ?? '–',
      row.bareP99.toFixed(0),
      row.p99.toFixed(0),
      row.bareCpu.toFixed(2),
      row.cpu.toFixed(2),
    ]),
  );
  write(
    'bare',
    `## Beside a bare server

${describeRun()} 32 connections that stay open, beside ${ROWS.toLocaleString('en-GB')} assessments; medians of three runs of five
rounds, taken by turns, after a round that is not counted; ratios are medians of the rounds' ratios. The bare server is \`tools/bench/bare-server.mjs\`: node:http and pg with the same
statements, the same headers and, for files and reports, the same bytes. Ours writes its log to a file; both have the
image's NODE_OPTIONS.
The landing page is one of 30 KB. For calls without the database the program that sends them never sleeps: to wake
it would cost the server more than its reply on a virtual machine. p99 has to stay under ${P99_MS} ms. CPU is the server's own, without PostgreSQL's.

| call | bare, calls/s | ours, calls/s | ratio | goal | bare p99, ms | p99, ms | bare CPU, ms | CPU, ms |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}`,
  );
}

const LONGER = 1.25;
const ADMIN_MS = 500;

/** One call's medians beside what is promised: visitors' calls by growth, the administration's by time. @param {import('./grow.mjs').Grown} grown */
export function judgeGrowth({ name, medians: [small = 0, large = 0], times }) {
  const isAdmin = name === 'overview' || name.startsWith('list of ');
  const [limit, isKept] = isAdmin
    ? [`${ADMIN_MS} ms`, large <= ADMIN_MS]
    : [`${LONGER} times`, times <= LONGER];
  return { name, small, large, times, limit, isKept };
}

/** @param {Awaited<ReturnType<typeof import('./grow.mjs').measureGrowth>>} growth */
export function writeGrowth({ sizes, calls }) {
  const rows = calls
    .map(judgeGrowth)
    .map(({ name, small, large, times, limit }) =>
      cells([name, small.toFixed(2), large.toFixed(2), times.toFixed(2), limit]),
    );
  write(
    'growth',
    `## Growth

${describeRun()} Medians of five rounds of one connection, by turns on two sites with so many assessments, 0.3 as many
accounts, payments and reports; "times" is the median of the rounds' ratios. A visitor's call may take at most ${LONGER} times as long, one of the administration ${ADMIN_MS} ms.

| call | ${sizes.map((size) => `${size.toLocaleString('en-GB')}, ms`).join(' | ')} | times | at most |
|---|---|---|---|---|
${rows.join('\n')}`,
  );
}

/** @param {(string | number)[]} values */
const cells = (values) => `| ${values.join(' | ')} |`;

function describeRun() {
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} cores, Node ${process.versions.node}.`;
}

/** @param {string} part @param {string} text */
function write(part, text) {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const texts = PARTS.map((name) => (name === part ? text : partOf(page, name)));
  const marked = PARTS.map((name, index) => `<!-- ${name} -->\n\n${texts[index]}\n`);
  mkdirSync(dirname(PAGE), { recursive: true });
  writeFileSync(PAGE, [INTRODUCTION, ...marked].join('\n'));
}

/** @param {string} page @param {string} name */
function partOf(page, name) {
  const [, after = ''] = page.split(`<!-- ${name} -->`);
  return after.split('<!-- ')[0]?.trim() || 'Not measured yet.';
}
