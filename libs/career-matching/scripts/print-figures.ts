// Prints the figures that docs/method.md states for the matching method: `npm run method -w tools/commands`.
import { CIRCUMSTANCE_ROWS } from '@bearings/career-data';
import { type Fit, loadMatchingTables } from '@bearings/career-matching';
import { brokenPromises } from './kept-promises.js';
import {
  falseCertainty,
  fitWords,
  hubness,
  type Population,
  recovery,
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

function words(shares: Record<Fit, number>): string {
  return `${percent(shares.Strong)} / ${percent(shares.Good)} / ${percent(shares['Worth a look'])}`;
}

for (const population of POPULATIONS) {
  print(
    `own job among the ten, ${named(population)}: ${percent(recovery(tables, population, SEED))}`,
  );
}
for (const population of POPULATIONS) {
  const { shown, own } = fitWords(tables, population, SEED);
  print(`Strong / Good / Worth a look, ${named(population)}: ${words(shown)}`);
  print(`  own job among them: ${words(own)}`);
}
for (const population of POPULATIONS) {
  const { kept, sameFirst } = steadiness(tables, population, SEED);
  print(
    `three answers moved by one, ${named(population)}: ${kept.toFixed(1)} of ten stay, same first ${percent(sameFirst)}`,
  );
}
for (const step of [false, true]) {
  const { title, share, never } = hubness(tables, step, SEED);
  print(
    `most frequent${step ? ', with the step' : ''}: ${title}, ${percent(share)}; never shown: ${never.join(', ') || 'none'}`,
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
