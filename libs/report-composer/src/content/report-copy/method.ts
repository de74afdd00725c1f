import { BRAND, MIN_STEADINESS } from '@bearings/domain';
import { type FigureSetId, getFigure } from '@bearings/domain/figures';
import { OCCUPATIONS } from '@bearings/career-data';
import type { LabelledText } from '../wording.js';

/** Explains the fit words, which are variables such as `{Strong}`. Shown before the careers of a report that ranks them. */
export const FIT_NOTE =
  '{Strong} careers fit you much better than the average job, for more than one reason, and {Good} ones clearly better. {Possible} ones are ideas to test. It’s not a prediction.';

/** Follows `FIT_NOTE` if the reader marked too few kinds of work. */
export const ANSWERS_ALONE_NOTE =
  'From your 36 answers alone, about three or four of these careers would come back if you answered again. With what you enjoy and where you stand, it’s five or six of ten.';
/** Paragraph that states how often each career stayed among the ten when the answers were varied. */
export const STABILITY_PARAGRAPH: LabelledText = {
  label: 'How sure.',
  text: `We changed your answers a little, 200 times. A career is steady if it stayed on your list in at least ${100 * MIN_STEADINESS.steady} of every 100 tries. Times on your list, of 100 tries: {counts}.`,
};

/** Sentence that explains the word "more" in the reasons for careers. Shown once, before the careers. */
export const COMPARED_NOTE = '“More” means more than in most jobs.';

/** Replaces `FIT_NOTE` if the careers cannot be ranked. */
export const UNRANKED_NOTE =
  'Your answers don’t tell one career from another. So these {count} are ideas to try, in no order, and each is called {Possible}. Tell us what you enjoy and where you stand, and we’ll make the list again at no cost.';

/** Replaces `UNRANKED_NOTE` if the reader answered an optional question about their circumstances. */
export const UNRANKED_STATED_NOTE =
  'Your answers and what you told us don’t tell one career from another. So the order of this list means nothing, and each career is called {Possible}. Mark at least three kinds of work that you’d enjoy, and we’ll make the list again at no cost.';

const BANDS_PARAGRAPH: LabelledText = {
  label: 'Bands.',
  text: '0 to 19 is very low, 20 to 39 low, 40 to 59 middle, 60 to 79 high and 80 to 100 very high. They show how you see yourself.',
};
const TYPE_PARAGRAPH: LabelledText = {
  label: 'Type.',
  text: 'Extravert or introvert comes from communication (60%), leadership (25%) and risk tolerance (15%). From 50 up it’s extravert, and within 10 points of 50 close to the middle.',
};
const PAY_PARAGRAPH: LabelledText = {
  label: 'Pay.',
  text: 'A “median” is a published figure, and the middle one: half earn less and half earn more.',
};
const LIMITS_PARAGRAPH: LabelledText = {
  label: 'Limits.',
  text: 'This is a guide, no test of ability and no clinical assessment, and pressure resilience says nothing about health. Job ratings are American, and least certain for risk and pressure.',
};

const in100 = (set: FigureSetId, id: string): number => Math.round(100 * getFigure(set, id).value);

/**
 * Results of tests of the matching. Results that other people measured come with the version of the matching and the
 * date.
 */
const TESTED_PARAGRAPH: LabelledText = {
  label: 'Tested.',
  text: `Simulated people who answered again got three or four of their ten back from the answers alone, and five or six with what they enjoy. No career was on the lists of more than about ${in100('matching', 'mostShown.circumstances')} in 100 of them. Separate testers invented people with jobs, whom we saw only after the test. From the 36 answers alone, ${in100('outside', 'ownInTenAnswers')} in 100 of these people had their own job on their list; with what they enjoy, ${in100('outside', 'ownInTenStep')}. From published averages of real workers, their own job was on the list for ${in100('workers', 'ownInTen')} in 100 jobs (an earlier build of version 2, 28 November 2026).`,
};

/** The report's last section. Only version numbers and the country differ between readers. */
export const METHOD_PARAGRAPHS: readonly LabelledText[] = [
  {
    label: 'Scores.',
    text: 'You answered 36 statements, three for each of twelve categories. A score is their average, from 0 to 100. Three are few: a score could move by about 13 points if you answered again. So we call a gap between two scores clear only if it is 67 points or more, and your answers as a whole show a direction. By chance alone, about 4 in 100 people would pass our test for that. A pattern in the headline compares several scores at once, so it holds for smaller gaps: it has to come back in at least half of 100 tries with that error.',
  },
  BANDS_PARAGRAPH,
  TYPE_PARAGRAPH,
  {
    label: 'Careers.',
    text: `We compare your answers with what ${OCCUPATIONS.length} jobs ask for, as rated by job analysts and by people who do them. The ratings are ranks: low means less than most jobs, not none. What you told us counts too, and common jobs count a little more. A language model rated, twice, how much of each interest is in a job. How long training takes, we judged ourselves.`,
  },
  TESTED_PARAGRAPH,
  PAY_PARAGRAPH,
  LIMITS_PARAGRAPH,
];

/** Returns the range of a percentage among the countries in which pay estimates were tested. */
const payRange = (id: 'error' | 'near'): string => {
  const found = ['DE', 'SG', 'CA', 'US'].map((code) => in100('pay', `${id}.${code}`));
  return `${Math.min(...found)} to ${Math.max(...found)}`;
};

/** Paragraph shown only if the report estimates pay. `{country}` is the reader's country, `{sources}` a list. */
export const ESTIMATE_METHOD_NOTE: LabelledText = {
  label: 'Estimates for {country}.',
  text: `Where we hold no published figure, we estimate. We tested this on published pay in Germany, Singapore, Canada and the United States: the median error was ${payRange('error')}%, and ${payRange('near')} in 100 estimates were within 35%. Elsewhere the error may be much larger, most of all where people train for a job in another way. An estimate is the median named beside it, times the ratio of average wages in {country} and there, times the ratio of what the occupation group earns against the average in each of them. It is then corrected by half of what such estimates missed in Germany and Singapore. Sources: {sources}.`,
};

/**
 * `{generator}` is the writer of the report; `{bank}` and `{type}` are the versions of the statements and of the
 * weights of the personality type.
 */
export const WRITER_NOTE: LabelledText = {
  label: 'Who wrote it.',
  text: `The words are by {generator}. ${BRAND.name} works out the figures. Statements version {bank}, type weighting version {type}.`,
};

export const SOURCES_HEADING = 'Sources and attributions';
