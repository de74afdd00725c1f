import { BRAND } from '@bearings/contracts';

/** How to read the list of careers; stands before it in every report. */
export const FIT_NOTE =
  'Each career has a fit word. *Strong*, *Good* and *Worth a look* sum up a similarity index from 0 to 100, which compares the shape of your preferences with what the work asks for: 50 means no resemblance either way. It is not a probability of success, and neighbours in the list differ by very little.';

/** The last section; the same for everyone but for the marked versions and the country. */
export const METHOD_PARAGRAPHS: readonly string[] = [
  '**Scores.** You answered 36 statements, three for each of twelve categories, and one of every three is put the other way round. A category score is the mean of its three answers, turned so that high means more, on a scale from 0 to 100. Three statements are few: a score would move by about 13 points up or down if you answered again. We therefore show bands, call one score higher than another only from 25 points, and clearly higher only from 42.',
  '**Bands.** 0 to 19 is very low, 20 to 39 low, 40 to 59 middle, 60 to 79 high and 80 to 100 very high. The scores describe how you see yourself. They are not compared with other people, and no band is better than another.',
  '**Type.** Extravert or introvert comes from a weighting of communication (60%), leadership (25%) and risk tolerance (15%). From 50 up it says extravert; within 10 points of 50 it says close to the middle.',
  '**Careers.** For 247 occupations we compare the shape of your ten preference scores with what the work asks for, as rated by job analysts and by people in those jobs. Stress tolerance and pressure resilience only count against a career whose demands go well beyond yours. A career you already know you dislike may still appear: the method knows your answers and nothing else about you.',
  '**Pay.** United Kingdom and United States figures are the published medians and quartiles. For other countries we estimate from those by the ratio of average wages and of the pay of the occupation group, and say so. Tested on the United States, such estimates were wrong by 15% in the middle case and 8% too high on average. Pay is put in when you open the report, so changing your country changes the figures.',
  '**Limits.** This is a guide for thinking about work. It is no test of ability and no clinical assessment, and pressure resilience in particular says nothing about health. The demands of work come from American ratings and may differ elsewhere; those for risk and for pressure are the least certain, and those for communication and helping overlap. The ways into a career are described for the United Kingdom.',
];

/** Only where pay is estimated. `{country}` is the reader's, `{sources}` a list. */
export const ESTIMATED_BY =
  '**Estimates for {country}.** An estimate is the median named beside it, times the ratio of average wages in {country} and there, times the ratio of what the occupation group earns against the average in each of them. Sources: {sources}.';

/** `{generator}` is who wrote it, `{bank}` and `{type}` are versions. */
export const WRITTEN_BY = `**Who wrote it.** The words are by {generator}; the figures are computed by ${BRAND.name} and are never left to a writer. Statements version {bank}, type weighting version {type}.`;

export const SOURCES_LEAD = 'Sources and attributions';
