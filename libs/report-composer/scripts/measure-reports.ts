// Measures how long it takes to match careers and to compose a report, and writes the results as
// JSON to standard output. `npm run bench -w tools/bench` runs this script.
import { mapCategories, BANK_VERSION, CATEGORIES } from '@bearings/domain';
import {
  simulateAnswersAtAnyLevel,
  simulateAnswersLike,
  simulateInterestsLike,
  type AnswersByCategory,
  loadMatchingTables,
  matchCareers,
  determinePersonality,
  simulateCircumstances,
  toScores,
  seededRandom,
} from '@bearings/career-matching';
import {
  BuiltInWriter,
  composeReport,
  makeFacts,
  renderHtml,
  type ReportFacts,
  type ComposedReport,
} from '@bearings/report-composer';

const RANDOM_SEED = 2026;
const WARM_UP_REPORT_COUNT = 300;
const TIMED_MATCH_COUNT = 2_000;
const COMPOSED_REPORT_COUNT = 10_000;
/** Number of reports composed between two measurements of memory. */
const REPORTS_PER_MEMORY_READING = 1_000;

const writer = new BuiltInWriter();
const ANSWER_QUALITY = { longestRun: 4, contradictions: 0, acquiescence: 0, meanAnswer: 3 };

const tables = loadMatchingTables();

function createFacts(keyed: AnswersByCategory): ReportFacts {
  const all = toScores(keyed);
  const scores = mapCategories((category) => all[CATEGORIES.indexOf(category)] ?? 0);
  return makeFacts({
    reportId: keyed.flat().join(''),
    scores,
    personality: determinePersonality(scores),
    quality: ANSWER_QUALITY,
    circumstances: null,
    matching: matchCareers(tables, { keyed }),
    bankVersion: BANK_VERSION,
    keyed,
  });
}

async function writeAndCompose(facts: ReportFacts, country = 'GB'): Promise<ComposedReport> {
  return composeReport({
    facts,
    prose: await writer.write(facts, () => undefined),
    firstName: 'Robin',
    country,
    generatedAt: new Date(0),
    assessmentId: '00000000-0000-4000-8000-000000000000',
  });
}

/** Runs `work` and returns its processor time in milliseconds. Unlike elapsed time, it excludes other programs. */
async function timeWork(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Returns a percentile in milliseconds, rounded to the microsecond. `share` is from 0 to 1. */
function percentile(times: readonly number[], share: number): number {
  const sortedTimes = times.toSorted((a, b) => a - b);
  return Number((sortedTimes[Math.ceil(sortedTimes.length * share) - 1] ?? 0).toFixed(3));
}

function summarise(times: readonly number[]): { p50: number; p99: number } {
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Returns the used heap in megabytes after a garbage collection. Needs `node --expose-gc`. */
function measureMegabytesInUse(): number {
  if (!globalThis.gc) throw new Error('Run this with node --expose-gc.');
  globalThis.gc();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const random = seededRandom(RANDOM_SEED);
const people = Array.from({ length: TIMED_MATCH_COUNT }, () => simulateAnswersAtAnyLevel(random));
const matchingTimes: number[] = [];
const composingTimes: number[] = [];
const renderingTimes: number[] = [];

for (const keyed of [...people.slice(0, WARM_UP_REPORT_COUNT), ...people]) {
  const facts = createFacts(keyed);
  composingTimes.push(await timeWork(() => writeAndCompose(facts)));
}
for (let done = 0; done < WARM_UP_REPORT_COUNT + TIMED_MATCH_COUNT; done += 1) {
  const index = done % tables.occupations.length;
  const interests = simulateInterestsLike(tables, index, 'hard', random);
  const circumstances = simulateCircumstances(interests, random);
  const keyedAnswers = simulateAnswersLike(tables, index, 'hard', random);
  matchingTimes.push(await timeWork(() => matchCareers(tables, { keyed: keyedAnswers, circumstances })));
}
for (const keyed of people.slice(0, WARM_UP_REPORT_COUNT)) {
  const view = await writeAndCompose(createFacts(keyed), 'JP');
  renderingTimes.push(await timeWork(() => renderHtml(view)));
}

// Matching is already timed above. So this part composes all reports from the facts of the same hundred people, without
// matching careers again.
const facts = people.slice(0, 100).map(createFacts);
const memoryReadings: number[] = [];
for (let done = 0; done < COMPOSED_REPORT_COUNT; done += 1) {
  if (done % REPORTS_PER_MEMORY_READING === 0) memoryReadings.push(measureMegabytesInUse());
  await writeAndCompose(facts[done % facts.length] ?? createFacts(simulateAnswersAtAnyLevel(random)));
}
memoryReadings.push(measureMegabytesInUse());

process.stdout.write(
  JSON.stringify({
    matching: summarise(matchingTimes.slice(WARM_UP_REPORT_COUNT)),
    composing: summarise(composingTimes.slice(WARM_UP_REPORT_COUNT)),
    rendering: summarise(renderingTimes),
    memory: memoryReadings.map((megabytes) => Number(megabytes.toFixed(1))),
  }),
);
