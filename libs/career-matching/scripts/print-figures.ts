// Prints the figures that docs/method.md states for the matching method: `npm run method -w tools/commands`.
import type { ReportFit } from '@bearings/contracts';
import { CIRCUMSTANCE_ROWS } from '@bearings/career-data';
import { loadMatchingTables } from '@bearings/career-matching';
import { brokenPromises } from './kept-promises.js';
import {
  falseCertainty,
  fitWords,
  hubness,
  type Population,
  recovery,
  retakes,
  steadiness,
} from './matching-figures.js';

const SEED = 2026;
const POPULATIONS: readonly Population[] = [
  { likeness: 'easy', step: false },
  { likeness: 'easy', step: true },
  { likeness: 'hard', step: false },
  { likeness: 'hard', step: true },
];

const tables = loadMatchingTables();
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const print = (line = '') => process.stdout.write(`${line}\n`);
const named = ({ likeness, step }: Population) => `${likeness}${step ? ', with the step' : ''}`;

function words(shares: Record<ReportFit, number>): string {
  return `${percent(shares.Strong)} / ${percent(shares.Good)} / ${percent(shares['Possible'])}`;
}

for (const population of POPULATIONS) {
  print(
    `own job among the ten, ${named(population)}: ${percent(recovery(tables, population, SEED))}`,
  );
}
for (const population of POPULATIONS) {
  const { shown, own } = fitWords(tables, population, SEED);
  print(`Strong / Good / Possible, ${named(population)}: ${words(shown)}`);
  print(`  own job among them: ${words(own)}`);
}
for (const population of POPULATIONS) {
  const { kept, sameFirst } = steadiness(tables, population, SEED);
  print(
    `three answers moved by one, ${named(population)}: ${kept.toFixed(1)} of ten stay, same first ${percent(sameFirst)}`,
  );
}
for (const population of POPULATIONS) {
  const { back, backByFit } = retakes(tables, population, SEED);
  print(`retake, ${named(population)}: ${back.toFixed(1)} of ten come back: ${words(backByFit)}`);
}
for (const stated of ['nothing', 'tiles', 'circumstances'] as const) {
  const { title, share, never } = hubness(tables, stated, SEED);
  print(
    `most frequent, ${stated} stated: ${title}, ${percent(share)}; never shown: ${never.join(', ') || 'none'}`,
  );
}
const certainty = falseCertainty(tables, SEED);
print(
  `of people without any difference: ${percent(certainty.clear)} have a clear direction, ${percent(certainty.clearlyHigher)} a category clearly higher than another; ${percent(certainty.ranked)} of their careers are called Strong or Good`,
);
const promises = brokenPromises(tables, SEED);
print(
  `of ${promises.people} people: ${promises.violations} careers against a deal-breaker, ${promises.seniorNow} senior posts for now at school`,
);
const uncertain = CIRCUMSTANCE_ROWS.filter((row) => row.uncertain);
print(`circumstances to be reviewed first: ${uncertain.map(({ title }) => title).join(', ')}`);
