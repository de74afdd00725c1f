// Exports the tables in `data/` with the types of `schema.ts`.
import aiExposure from '../data/ai-exposure.json' with { type: 'json' };
import apprenticeships from '../data/apprenticeships.json' with { type: 'json' };
import circumstances from '../data/circumstances.json' with { type: 'json' };
import commonJobs from '../data/common-jobs.json' with { type: 'json' };
import constants from '../data/constants.json' with { type: 'json' };
import descriptions from '../data/descriptions.json' with { type: 'json' };
import everydayTitles from '../data/everyday-titles.json' with { type: 'json' };
import imports from '../data/imports.json' with { type: 'json' };
import loweredRatings from '../data/lowered-ratings.json' with { type: 'json' };
import minimumWages from '../data/minimum-wages.json' with { type: 'json' };
import moves from '../data/moves.json' with { type: 'json' };
import nearestTitles from '../data/nearest-titles.json' with { type: 'json' };
import occupationActivities from '../data/occupation-activities.json' with { type: 'json' };
import occupations from '../data/occupations.json' with { type: 'json' };
import pastimes from '../data/pastimes.json' with { type: 'json' };
import payNotes from '../data/pay-notes.json' with { type: 'json' };
import progression from '../data/progression.json' with { type: 'json' };
import publicSectorPay from '../data/public-sector-pay.json' with { type: 'json' };
import reasonLimits from '../data/reason-limits.json' with { type: 'json' };
import related from '../data/related.json' with { type: 'json' };
import repeatedRatings from '../data/repeated-ratings.json' with { type: 'json' };
import resampling from '../data/resampling.json' with { type: 'json' };
import routes from '../data/routes.json' with { type: 'json' };
import singleRatings from '../data/single-ratings.json' with { type: 'json' };
import subjects from '../data/subjects.json' with { type: 'json' };
import taskActivities from '../data/task-activities.json' with { type: 'json' };
import tasks from '../data/tasks.json' with { type: 'json' };
import tiles from '../data/tiles.json' with { type: 'json' };
import titles from '../data/titles.json' with { type: 'json' };
import ukAgePay from '../data/uk-age-pay.json' with { type: 'json' };
import unitGroupTitles from '../data/unit-group-titles.json' with { type: 'json' };
import usApprenticeships from '../data/us-apprenticeships.json' with { type: 'json' };
import usJobs from '../data/us-jobs.json' with { type: 'json' };
import usSelfEmployed from '../data/us-self-employed.json' with { type: 'json' };
import usTexts from '../data/us-texts.json' with { type: 'json' };
import usTitles from '../data/us-titles.json' with { type: 'json' };
import workActivities from '../data/work-activities.json' with { type: 'json' };
import workingLife from '../data/working-life.json' with { type: 'json' };

/**
 * For each occupation, three published measures of how much of its work language models could help with. Source:
 * `occupations/ai-exposure.ts`.
 */
export const AI_EXPOSURE_ROWS = aiExposure;

/**
 * For each occupation, the apprenticeship standards in England, most similar to the occupation first. Source:
 * `occupations/apprenticeships.ts`; the standard for carpentry and joinery was added by hand.
 */
export const APPRENTICESHIP_ROWS = apprenticeships;

/**
 * What each occupation requires: qualification level, training and working conditions. This is our judgement of British
 * practice, without a published source. A careers adviser should review the `uncertain` rows first.
 */
export const CIRCUMSTANCE_ROWS = circumstances;

/** Our own description of every occupation, by O*NET-SOC code. */
export const DESCRIPTIONS = descriptions;

/**
 * Everyday British job titles, by O*NET-SOC code, that are neither our own titles nor in the list of the Office for
 * National Statistics (`UNIT_GROUP_TITLES_ROWS`).
 */
export const EVERYDAY_TITLES = everydayTitles;

/**
 * For each table that was imported from a file: the file, the first year that its edition covers, and checksums of the
 * file and of the rows. Tables that are edited by hand have no entry.
 */
export const TABLE_IMPORTS = imports;

/**
 * The minimum wage of each country, one row each. No row was copied from an official page. `status` says whether the
 * amount was seen in a stored page or written from memory, `confirmed` who compared it with the source.
 */
export const MINIMUM_WAGE_ROWS = minimumWages;

/**
 * Job titles that people search for but that none of our occupations has, with the occupations
 * whose work is most similar.
 */
export const NEAREST_TITLES = nearestTitles;

/**
 * What texts say about an occupation's pay in addition to figures, by O*NET-SOC code; see `occupations/pay-notes.ts`.
 */
export const PAY_NOTES = payNotes;

/** The occupations with their published figures. Sources: `occupations/attributions.ts`. */
export const OCCUPATION_ROWS = occupations;

/**
 * For each occupation, categories whose demand a text must not call low (`notLow`), because they are known to be part
 * of the work, and categories whose demand it must not call high (`notHigh`), because the American rating measures
 * something else, such as care for animals. This is our judgement.
 */
export const REASON_LIMITS = reasonLimits;

/**
 * The careers to which each occupation can lead, according to the profiles of the National Careers
 * Service (England, May 2019, Open Government Licence v3.0), which we translated to codes.
 */
export const PROGRESSION_ROWS = progression;

/**
 * For each occupation, those of our occupations that O*NET 30.1 lists as related, nearest first:
 * the first five (`short`), the next five (`long`) and the next ten (`more`) of its list. The relation need not be
 * mutual.
 */
export const RELATED_ROWS = related;

/**
 * Degree subjects and school subjects of each occupation, from the American CIP SOC Crosswalk
 * (grouped and edited by hand) and the National Careers Service (England, 2019).
 */
export const SUBJECT_ROWS = subjects;

/** Six tasks of every occupation in our own words, by O*NET-SOC code. */
export const TASKS = tasks;

/**
 * How much of an occupation's working day each tile (kind of work) describes: 1 a little, 2 often, 3 the core of the
 * work; absent if none. A language model rated each pair twice, without seeing the first rating; where the two differ,
 * the lower one stands. `LOWERED_RATINGS` has what later readings changed.
 */
export const TILE_ROWS = tiles;

/**
 * By O*NET-SOC code, the tiles of `TILE_ROWS` that were rated only once, before the two readings of all others. None is
 * more than a small part of the occupation's work.
 */
export const SINGLE_RATINGS = singleRatings;

/**
 * By O*NET-SOC code, the tiles that two readings had rated as the core of the work, and a later one as often part of it
 * (which they are in `TILE_ROWS`), with the reasons. The third reading was of all cores, the fourth of a sample:
 * `REPEATED_RATINGS`.
 */
export const LOWERED_RATINGS = loweredRatings;

/**
 * By O*NET-SOC code and tile, the rating of `TILE_ROWS` before a fourth reading, and that of this reading, which did not
 * see it. The pairs are a random sample: of each tile four cores, four that are often part of the work, two that are a
 * small part and two that are none, or others where there are too few.
 */
export const REPEATED_RATINGS = repeatedRatings;

/** British, American, European, German and French titles of each occupation. Sources: `occupations/titles.ts`. */
export const TITLE_ROWS = titles;

/**
 * UK pay in GBP per year by SOC 2020 major group, for people of all ages, from 22 to 29, and from 40 to 49. Source:
 * `occupations/uk-age-pay.ts`.
 */
export const UK_AGE_PAY_ROWS = ukAgePay;

/**
 * Grades of public-sector pay scales, lowest first within a country. The NHS band of most occupations was entered from
 * memory, without looking it up in a source. `status` and `confirmed` mean the same as in `MINIMUM_WAGE_ROWS`.
 */
export const PUBLIC_SECTOR_PAY_ROWS = publicSectorPay;

/**
 * Job titles of each unit group of SOC 2020, the British classification of occupations, as the Office for National
 * Statistics publishes them. Source: `occupations/unit-group-titles.ts`.
 */
export const UNIT_GROUP_TITLES_ROWS = unitGroupTitles;

/**
 * Usual length in years, shortest and longest, of the registered apprenticeship in which many
 * people learn a trade in the United States. Source: Occupational Outlook Handbook of the Bureau of
 * Labor Statistics. Trades that most people learn without one are left out.
 */
export const US_APPRENTICESHIPS = usApprenticeships;

/**
 * Percentage of self-employed people in the United States, for occupations with at least 25%.
 * Source: `occupations/us-self-employed.ts`.
 */
export const US_SELF_EMPLOYED_ROWS = usSelfEmployed;

/** American titles, by code, of occupations whose British title is not used in American job adverts. */
export const US_TITLES = usTitles;

/**
 * Working hours, and shares of part-time workers and women, in UK unit groups. Source: `occupations/working-life.ts`.
 */
export const WORKING_LIFE_ROWS = workingLife;

/** Digest of the occupations from which the constants were computed; see `hashOccupations` in career-matching. */
export const CONSTANTS_OCCUPATIONS_HASH = constants.stamp;

/** Constants of career matching, computed from simulated people; `ConstantRow` in `schema.ts` explains each. */
export const CONSTANT_ROWS = constants.rows;

/** Estimates, by occupation and category, of demand scores (0 to 100) that are missing in the O*NET data. */
export const ESTIMATED_DEMANDS = constants.filled;

/**
 * Fixed random numbers (standard normal) with which matching varies a person's answers, to find out which careers would
 * be recommended again: a row for each of these re-simulations, a column for each category. Re-simulations 101 to 200
 * use the negatives of rows 1 to 100.
 */
export const RESAMPLING_DEVIATES = resampling.deviates;

/**
 * For each re-simulation of a person's answers (see `RESAMPLING_DEVIATES`), a row with one digit for each kind of work
 * (tile): 1 if the answer to it is left blank.
 */
export const RESAMPLING_BLANKS = resampling.blanks;

/** The British entry routes of each occupation, by O*NET-SOC code. */
export const ROUTE_ROWS = routes.routes;

/** The date on which the entry routes were last checked, and the sources for that. */
export const ROUTES_CHECK = routes.checked;

/** Texts for American readers where they would misunderstand the British ones. */
export const US_TEXTS = usTexts;

/** Projected numbers of jobs and openings in the United States. Source: `occupations/us-jobs.ts`. */
export const US_JOBS_ROWS = usJobs;

/**
 * From each occupation and common job, the occupations that people can go to. Source: `occupations/moves.ts`. Moves that
 * rest on Arbetsförmedlingen's table alone are left out until a person has confirmed its licence.
 */
export const MOVE_ROWS = moves;

/** The heaviest work activities of each occupation. Source: `occupations/activities.ts`. */
export const OCCUPATION_ACTIVITY_ROWS = occupationActivities;

/**
 * The activities for which each task of a career or common job stands, found by comparing the words of O*NET's task with
 * those of its activities; those of common jobs were chosen by hand. This is our judgement.
 */
export const TASK_ACTIVITIES = taskActivities;

/** The titles of all work activities. */
export const WORK_ACTIVITIES = workActivities;

/** Common jobs outside our occupations, with other titles and six tasks in our own words. */
export const COMMON_JOB_ROWS = commonJobs;

/** What each hobby or unpaid role stands for. This is our judgement. */
export const PASTIME_ROWS = pastimes;
