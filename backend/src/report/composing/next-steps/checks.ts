// What the reader stated, as something to ask about: only where the work of the first careers has it.
import { dealBreakerNames, tileNames } from '../../../assessment/circumstances-text.js';
import { CHECK } from '../../../content/report-copy/plan.js';
import type { CareerFact, NamedOccupation, ReportFacts } from '../report-facts.js';
import { trialOf } from './trial.js';
import { withArticle } from '../../generation/writers/built-in/grammar.js';
import type { PhrasePicker } from '../phrase-picker.js';
import type { Reader } from './reader.js';

const MOST_THINGS = 2;

/** Returns at most `max` sentences, first on what speaks against one of the first `planned` careers. */
export function checksFor(
  facts: ReportFacts,
  reader: Reader,
  phrases: PhrasePicker,
  { planned, max }: { planned: number; max: number },
): string[] {
  const careers = facts.careers.slice(0, planned);
  const [first] = careers;
  if (first === undefined) return [];
  const { stated } = reader;
  const found: readonly (readonly [keyof typeof CHECK, CareerFact, readonly string[]])[] = [
    ...careers.map((each) => ['dislikes', each, tileNames(each.dislikedTiles)] as const),
    ...careers.map((each) => ['refused', each, dealBreakerNames(each.atTimes)] as const),
    ['likes', first, tileNames(first.likedTiles)],
    ['inMind', first, trialsOf(stated.inMind, careers, reader)],
    ['training', first, stated.training],
  ];
  return found
    .filter(([, , things]) => things.length > 0)
    .slice(0, max)
    .map(([kind, { title }, things]) =>
      phrases.pick(CHECK[kind], {
        a: withArticle(title),
        things: things.slice(0, MOST_THINGS).join(kind === 'inMind' ? ' ' : '; '),
      }),
    );
}

/** Returns a trial of each job in mind that has one and that the steps do not name already. */
function trialsOf(
  inMind: readonly NamedOccupation[],
  careers: readonly CareerFact[],
  reader: Reader,
): string[] {
  const planned = new Set(careers.map(({ code }) => code));
  return inMind.flatMap(({ code, title }) => {
    const trial = planned.has(code) ? null : trialOf(code, reader);
    return trial === null ? [] : [`${title}: ${trial.text}`];
  });
}
