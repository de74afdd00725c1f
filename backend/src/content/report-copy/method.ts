import { BRAND } from '@bearings/contracts';
import { OCCUPATIONS } from '../occupations/occupations.js';

/** How to read the list of careers; stands before it in every report. */
export const FIT_NOTE =
  'Each career has a fit word. We changed your answers a little, two hundred times over, and counted how often each career came among the best ten. *Strong* means in more than half of these tries, *Good* in at least three of ten, both far more often than for somebody of whom we know nothing. What you ruled out counts too: the fewer jobs are left, the more often each of them comes up. *Worth a look* is an idea to try out. No word is a promise of success, and neighbours in the list differ by little.';

/** The same where nothing tells the careers apart. */
export const UNRANKED_NOTE =
  'Your answers do not tell one career from another, so these {count} are ideas from different fields, in no order, and each is called *Worth a look*. Tell us what you enjoy and where you stand, and we make the list again with that, at no cost.';

/** The same where something was stated of the step, and not enough. */
export const UNRANKED_STATED_NOTE =
  'Your answers and what you told us do not tell one career from another, so the order of this list means nothing, and each career is called *Worth a look*. Mark at least three kinds of work that you would enjoy, and we make the list again with that, at no cost.';

/** The same in reports by version 1 of the method. */
export const FIT_NOTE_1 =
  'Each career has a fit word. *Strong*, *Good* and *Worth a look* sum up a similarity index from 0 to 100, which compares the shape of your preferences with what the work asks for: 50 means no resemblance either way. It is not a probability of success, and neighbours in the list differ by very little.';

const BANDS =
  '**Bands.** 0 to 19 is very low, 20 to 39 low, 40 to 59 middle, 60 to 79 high and 80 to 100 very high. The scores describe how you see yourself. They are not compared with other people, and no band is better than another.';
const TYPE =
  '**Type.** Extravert or introvert comes from a weighting of communication (60%), leadership (25%) and risk tolerance (15%). From 50 up it says extravert; within 10 points of 50 it says close to the middle.';
const PAY =
  '**Pay.** Figures for the United Kingdom, the United States and Canada are the published ones. Where a country publishes none we estimate by the ratio of average wages and of the pay of the occupation group, and say so. Tested on the United States, such estimates were wrong by 13% in the middle case and 7% too high on average. Pay is put in when you open the report, so changing your country changes the figures.';
const LIMITS =
  '**Limits.** This is a guide for thinking about work. It is no test of ability and no clinical assessment, and pressure resilience in particular says nothing about health. The demands of work come from American ratings and may differ elsewhere; those for risk and for pressure are the least certain, and those for communication and helping overlap. The ways into a career are described for the United Kingdom.';

/** The last section; the same for everyone but for the marked versions and the country. */
export const METHOD_PARAGRAPHS: readonly string[] = [
  '**Scores.** You answered 36 statements, three for each of twelve categories, and one of every three is put the other way round. A category score is the mean of its three answers, turned so that high means more, on a scale from 0 to 100. Three statements are few: a score would move by about 13 points up or down if you answered again. We therefore show bands, call one score clearly higher than another only from 67 points, and say that one stands out only from 33 points above your own average. A test over all 36 answers says whether they point in a clear direction; chance alone would pass it in about 4 of 100 people.',
  BANDS,
  TYPE,
  `**Careers.** We compare your twelve scores with what the work asks for in ${OCCUPATIONS.length} occupations, as rated by job analysts and by people in those jobs. If you told us what you enjoy, where you stand and what you won’t do, that counts too. Jobs that many people do are favoured a little. How much of each interest there is in a job, how long its training takes and what it involves is our own judgement, not a published figure. Nobody has yet measured this method on real careers; we tested it on simulated people.`,
  PAY,
  LIMITS,
];

/** The same in reports by version 1 of the method. */
export const METHOD_PARAGRAPHS_1: readonly string[] = [
  '**Scores.** You answered 36 statements, three for each of twelve categories, and one of every three is put the other way round. A category score is the mean of its three answers, turned so that high means more, on a scale from 0 to 100. Three statements are few: a score would move by about 13 points up or down if you answered again. We therefore show bands, call one score higher than another only from 25 points, and clearly higher only from 42.',
  BANDS,
  TYPE,
  `**Careers.** For ${OCCUPATIONS.length} occupations we compare the shape of your ten preference scores with what the work asks for, as rated by job analysts and by people in those jobs. Stress tolerance and pressure resilience only count against a career whose demands go well beyond yours. A career you already know you dislike may still appear: the method knows your answers and nothing else about you.`,
  PAY,
  LIMITS,
];

/** Only where pay is estimated. `{country}` is the reader's, `{sources}` a list. */
export const ESTIMATED_BY =
  '**Estimates for {country}.** An estimate is the median named beside it, times the ratio of average wages in {country} and there, times the ratio of what the occupation group earns against the average in each of them. Sources: {sources}.';

/** `{generator}` is who wrote it, `{bank}` and `{type}` are versions. */
export const WRITTEN_BY = `**Who wrote it.** The words are by {generator}; the figures are computed by ${BRAND.name} and are never left to a writer. Statements version {bank}, type weighting version {type}.`;

export const SOURCES_LEAD = 'Sources and attributions';
