// Prints what docs/method.md says of the matching method: `npm run method -w backend`.
import { EXPECTATIONS, recovery, spread, titlesFor } from './figures.js';

const SEED = 2026;
const lines: string[] = [];
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

lines.push('Expectations: everything else 50, resilience and burnout 60', '');
for (const { profile, among } of EXPECTATIONS) {
  const titles = titlesFor(profile);
  const missing = among.filter((title) => !titles.includes(title));
  lines.push(
    Object.entries(profile)
      .map(([category, score]) => `${category} ${score}`)
      .join(', '),
    `  first ten: ${titles.join(', ')}`,
    `  expected: ${among.length - missing.length} of ${among.length}${missing.length > 0 ? `, missing ${missing.join(', ')}` : ''}`,
    '',
  );
}
lines.push('all 50', `  ${titlesFor({}).join(', ')}`, '');

const { respondents, found } = recovery(SEED);
lines.push(
  `Recovery: ${percent(found)} of ${respondents} respondents made after an occupation find it among their ten`,
);

const even = spread(SEED);
const [first] = even.shares;
lines.push(
  `Spread over ${even.respondents} random respondents: most frequent ${first === undefined ? 'none' : `${first.title}, ${percent(first.share)}`}; never shown: ${even.never.join(', ') || 'none'}`,
);

process.stdout.write(`${lines.join('\n')}\n`);
