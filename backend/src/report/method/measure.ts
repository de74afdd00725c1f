// Measures matching and composing, as JSON on standard output: `npm run bench` runs it.
import { BANK_VERSION } from '@bearings/contracts';
import { personalityOf } from '../../assessment/personality.js';
import type { CategoryScores } from '../../assessment/category-scores.js';
import { composeReport } from '../compose-report.js';
import { matchCareers } from '../matching.js';
import { makeFacts, type ReportFacts } from '../report-facts.js';
import { renderHtml } from '../render-html.js';
import { BuiltInWriter } from '../writers/built-in/built-in-writer.js';
import { randomRespondent, seeded } from './respondents.js';

const SEED = 2026;
const WARM_UP = 300;
const TIMED = 2_000;
const COMPOSED = 10_000;
/** How often memory is looked at while composing. */
const EVERY = 1_000;

const writer = new BuiltInWriter();
const QUALITY = { longestRun: 4, contradictions: 0, acquiescence: 0, meanAnswer: 3 };

function factsOf(scores: CategoryScores): ReportFacts {
  return makeFacts({
    scores,
    personality: personalityOf(scores),
    quality: QUALITY,
    matches: matchCareers(scores),
    bankVersion: BANK_VERSION,
  });
}

/** From facts to the report that a reader gets. */
async function compose(facts: ReportFacts): Promise<number> {
  const prose = await writer.write(facts, () => undefined);
  const view = composeReport({
    facts,
    prose,
    firstName: 'Robin',
    country: 'United Kingdom',
    generatedAt: new Date(0),
    assessmentId: '00000000-0000-4000-8000-000000000000',
  });
  return view.wordCount;
}

/** Milliseconds of processor time, which other programs of the machine do not lengthen. */
async function timed(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** In milliseconds, to the microsecond. */
function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Number((sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(3));
}

function summary(times: readonly number[]): { p50: number; p99: number } {
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Megabytes in use once everything that can go has gone; needs `node --expose-gc`. */
function megabytesInUse(): number {
  if (!globalThis.gc) throw new Error('Run this with node --expose-gc.');
  globalThis.gc();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const random = seeded(SEED);
const people = Array.from({ length: TIMED }, () => randomRespondent(random));
const matching: number[] = [];
const composing: number[] = [];
const rendering: number[] = [];

for (const scores of [...people.slice(0, WARM_UP), ...people]) {
  matching.push(await timed(() => matchCareers(scores)));
  const facts = factsOf(scores);
  composing.push(await timed(() => compose(facts)));
}
for (const scores of people.slice(0, WARM_UP)) {
  const facts = factsOf(scores);
  const prose = await writer.write(facts, () => undefined);
  const view = composeReport({
    facts,
    prose,
    firstName: 'Robin',
    country: 'Japan',
    generatedAt: new Date(0),
    assessmentId: '00000000-0000-4000-8000-000000000000',
  });
  rendering.push(await timed(() => renderHtml(view)));
}

const memory: number[] = [];
for (let done = 0; done < COMPOSED; done += 1) {
  if (done % EVERY === 0) memory.push(megabytesInUse());
  await compose(factsOf(randomRespondent(random)));
}
memory.push(megabytesInUse());

process.stdout.write(
  JSON.stringify({
    matching: summary(matching.slice(WARM_UP)),
    composing: summary(composing.slice(WARM_UP)),
    rendering: summary(rendering),
    memory: memory.map((megabytes) => Number(megabytes.toFixed(1))),
  }),
);
