import { BRAND } from '@bearings/domain';
import { type FigureSetId, getFigure } from '@bearings/domain/figures';
import { OCCUPATIONS } from '@bearings/career-data';
import type { LabelledText } from '../wording.js';

/** Explains the fit words, which are variables such as `{Strong}`. Shown before the careers of a report that ranks them. */
export const FIT_NOTE =
  '{Strong} careers fit you much better than the average job, for more than one reason, and {Good} ones clearly better. {Possible} ones are ideas to test. It’s not a prediction.';

/** Follows `FIT_NOTE` if the reader marked too few kinds of work. */
export const ANSWERS_ALONE_NOTE =
  'From your 36 answers alone, about three or four of these careers would come back if you answered again. With what you enjoy and where you stand, it’s five or six of ten.';
/**
 * Paragraph that states how often each career stayed among the ten when the answers were varied. `{counts}` are numbers in
 * the order of the list.
 */
export const STABILITY_PARAGRAPH: LabelledText = {
  label: 'How sure.',
  text: 'We changed your answers a little, 200 times. Of each 100, the careers stayed on your list in {counts}, from first to last. The order is mainly by fit, so steadier careers can stand lower.',
};

/** Replaces `FIT_NOTE` if the careers cannot be ranked. */
export const UNRANKED_NOTE =
  'Your answers don’t tell one career from another. So these {count} are ideas to try, in no order, and each is called {Possible}. Tell us what you enjoy and where you stand, and we’ll make the list again at no cost.';

/** Replaces `UNRANKED_NOTE` if the reader answered an optional question about their circumstances. */
export const UNRANKED_STATED_NOTE =
  'Your answers and what you told us don’t tell one career from another. So the order of this list means nothing, and each career is called {Possible}. Mark at least three kinds of work that you’d enjoy, and we’ll make the list again at no cost.';

const in100 = (set: FigureSetId, id: string): number => Math.round(100 * getFigure(set, id).value);

/**
 * The report's last section. What else there is to say stands on the pages that it names. Results that other people
 * measured come with the version of the matching and the date.
 */
export const METHOD_PARAGRAPHS: readonly LabelledText[] = [
  {
    label: 'Scores.',
    text: 'A score is the average of three answers, from 0 to 100: how you see yourself. It could move by about 13 points if you answered again.',
  },
  {
    label: 'Careers.',
    text: `We compare your answers and what you told us with what ${OCCUPATIONS.length} jobs ask for, as analysts and people in them rated it. A language model rated the interests in each job; we judged training times ourselves.`,
  },
  {
    label: 'Tested.',
    text: `Of 100 invented people with a job, ${in100('outside', 'ownInTenAnswers')} found it among their ten from the 36 answers alone, ${in100('outside', 'ownInTenStep')} with what they enjoy. From published averages of real workers, ${in100('workers', 'ownInTen')} of 100 jobs were found (an earlier build of version 2, 28 November 2026).`,
  },
  {
    label: 'Limits.',
    text: 'A guide, no test of ability and no clinical assessment; pressure resilience says nothing about health. Job ratings are American, and least certain for risk and pressure. A “median” is the middle pay: half earn more.',
  },
];

/** Returns the range of the median error among the countries in which pay estimates were tested. */
const payRange = (): string => {
  const found = ['DE', 'SG', 'CA', 'US'].map((code) => in100('pay', `error.${code}`));
  return `${Math.min(...found)} to ${Math.max(...found)}`;
};

/** Paragraph shown only if the report estimates pay. `{country}` is the reader's country. */
export const ESTIMATE_METHOD_NOTE: LabelledText = {
  label: 'Estimates for {country}.',
  text: `Where no pay is published, we estimate from the median beside it and wages in both countries. In four countries the median error was ${payRange()}%; elsewhere it may be much larger.`,
};

/** An item of the list of sources, if the report estimates pay. */
export const ESTIMATE_SOURCES = 'Estimates of pay: {sources}.';

/**
 * `{generator}` is the writer of the report; `{bank}` and `{type}` are the versions of the statements and of the
 * weights of the personality type.
 */
export const WRITER_NOTE: LabelledText = {
  label: 'Who wrote it.',
  text: `The words are by {generator}, the figures by ${BRAND.name}. Statements version {bank}, type weighting version {type}. More: the pages “How it works” and “How good is it?”.`,
};

export const SOURCES_HEADING = 'Sources and attributions';
