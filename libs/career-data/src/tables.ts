// The tables of `data/` with the types of `schema.ts`.
import aiExposure from '../data/ai-exposure.json' with { type: 'json' };
import apprenticeships from '../data/apprenticeships.json' with { type: 'json' };
import canadaPay from '../data/canada-pay.json' with { type: 'json' };
import circumstances from '../data/circumstances.json' with { type: 'json' };
import constants from '../data/constants.json' with { type: 'json' };
import descriptions from '../data/descriptions.json' with { type: 'json' };
import everydayTitles from '../data/everyday-titles.json' with { type: 'json' };
import germanyPay from '../data/germany-pay.json' with { type: 'json' };
import imports from '../data/imports.json' with { type: 'json' };
import minimumWages from '../data/minimum-wages.json' with { type: 'json' };
import nearestTitles from '../data/nearest-titles.json' with { type: 'json' };
import occupations from '../data/occupations.json' with { type: 'json' };
import progression from '../data/progression.json' with { type: 'json' };
import reasonLimits from '../data/reason-limits.json' with { type: 'json' };
import related from '../data/related.json' with { type: 'json' };
import resampling from '../data/resampling.json' with { type: 'json' };
import routes from '../data/routes.json' with { type: 'json' };
import singaporePay from '../data/singapore-pay.json' with { type: 'json' };
import subjects from '../data/subjects.json' with { type: 'json' };
import tasks from '../data/tasks.json' with { type: 'json' };
import tiles from '../data/tiles.json' with { type: 'json' };
import titles from '../data/titles.json' with { type: 'json' };
import ukAgePay from '../data/uk-age-pay.json' with { type: 'json' };
import ukPublicPay from '../data/uk-public-pay.json' with { type: 'json' };
import unitGroupTitles from '../data/unit-group-titles.json' with { type: 'json' };
import usApprenticeships from '../data/us-apprenticeships.json' with { type: 'json' };
import usJobs from '../data/us-jobs.json' with { type: 'json' };
import usLicensed from '../data/us-licensed.json' with { type: 'json' };
import usSelfEmployed from '../data/us-self-employed.json' with { type: 'json' };
import usTexts from '../data/us-texts.json' with { type: 'json' };
import usTitles from '../data/us-titles.json' with { type: 'json' };
import workingLife from '../data/working-life.json' with { type: 'json' };

/** Three measures of exposure to language models; sources in `occupations/ai-exposure.ts`. */
export const AI_EXPOSURE_ROWS = aiExposure;

/**
 * Apprenticeship standards in England by occupation, the closest first; source in `occupations/apprenticeships.ts`.
 * Carpentry and joinery was added by hand.
 */
export const APPRENTICESHIP_ROWS = apprenticeships;

/** Canadian wages by occupation, CAD an hour; source in `occupations/canada-pay.ts`. */
export const CANADA_PAY_ROWS = canadaPay;

/**
 * Requirements of each occupation: level, training, working conditions. By judgement of British practice, without a
 * published source; a careers adviser should review `uncertain` rows first.
 */
export const CIRCUMSTANCE_ROWS = circumstances;

/** Our own description of every occupation, by O*NET-SOC code. */
export const DESCRIPTIONS = descriptions;

/**
 * Everyday British job titles that neither our titles nor the publisher lists, by O*NET-SOC code.
 */
export const EVERYDAY_TITLES = everydayTitles;

/**
 * German pay by position of the KldB 2010, euro a month; source in `occupations/monthly-pay.ts`. Which position stands
 * for an occupation is our judgement, row by row.
 */
export const GERMANY_PAY_ROWS = germanyPay;

/**
 * The source file that each table was made from, the first year that the file names as its edition (none for tables
 * that are edited by hand), and the checksums of that file and of the rows.
 */
export const IMPORTS = imports;

/**
 * The minimum wage of each country, one row for each. No row was copied from an official page: `status` gives its
 * source, and `confirmed` who compared it with that source.
 */
export const MINIMUM_WAGE_ROWS = minimumWages;

/**
 * Job titles that people look for and no occupation of ours covers, with the occupations nearest to the work.
 */
export const NEAREST_TITLES = nearestTitles;

/** The occupations, one on each line; sources in `occupations/attributions.ts`. */
export const OCCUPATION_ROWS = occupations;

/**
 * Categories for which an occupation's rank may not be stated as low (`notLow`) or high (`notHigh`). Not low: the
 * category is known to be part of the work. Not high: the American rating measures something else, such as care for
 * animals. By judgement.
 */
export const REASON_LIMITS = reasonLimits;

/**
 * Where each occupation can lead, as the career profiles of the National Careers Service (England, 2019) name it, put into
 * codes by us; source in `occupations/progression.ts`.
 */
export const PROGRESSION_ROWS = progression;

/**
 * Related occupations of O*NET 30.1 among ours, nearest first: the first five (`short`), the next five (`long`) and the
 * next ten (`more`) of the source's list. Directed: one may name another that does not name it.
 */
export const RELATED_ROWS = related;

/** Pay in Singapore by occupation of the SSOC 2020, dollars a month; source in `occupations/monthly-pay.ts`. */
export const SINGAPORE_PAY_ROWS = singaporePay;

/**
 * Degree subjects and school subjects of each occupation: the American CIP SOC Crosswalk, grouped and edited by hand,
 * and the school subjects of the National Careers Service (England, 2019).
 */
export const SUBJECT_ROWS = subjects;

/** Six tasks of every occupation in our own words, by O*NET-SOC code. */
export const TASKS = tasks;

/**
 * How much of each occupation's working day a tile describes: 1 a little, 2 often, 3 the core of the work; a missing
 * tile is 0. By judgement; `by` and `on` name the person and the month.
 */
export const TILE_ROWS = tiles;

/** British, American, European, German and French titles of each occupation; sources in `occupations/titles.ts`. */
export const TITLE_ROWS = titles;

/**
 * UK pay by SOC 2020 major group, GBP a year: all ages, 22 to 29, 40 to 49; source in `occupations/uk-age-pay.ts`.
 */
export const UK_AGE_PAY_ROWS = ukAgePay;

/**
 * Grades of British public-sector pay scales, lowest first; the NHS bands of most occupations are from memory. `status`
 * and `confirmed` as in the minimum wages.
 */
export const UK_PUBLIC_PAY_ROWS = ukPublicPay;

/**
 * Job titles of UK unit groups, in the publisher's words; source in `occupations/unit-group-titles.ts`.
 */
export const UNIT_GROUP_TITLES_ROWS = unitGroupTitles;

/**
 * Usual years, shortest and longest, of the registered apprenticeship in which many people learn a trade in the United
 * States, by the Occupational Outlook Handbook of the Bureau of Labor Statistics. Trades that most people learn on the
 * job without one are left out.
 */
export const US_APPRENTICESHIPS = usApprenticeships;

/**
 * People without an employer in the United States, in per cent, where it is a quarter or more; source in
 * `occupations/us-self-employed.ts`.
 */
export const US_SELF_EMPLOYED_ROWS = usSelfEmployed;

/** Titles in American adverts of occupations whose British title is not used there, by code. */
export const US_TITLES = usTitles;

/**
 * Hours and shares of UK unit groups, without titles; source in `occupations/working-life.ts`.
 */
export const WORKING_LIFE_ROWS = workingLife;

/** Digest of the occupations that the constants were computed from; see `stampOf` of the matching. */
export const CONSTANTS_STAMP = constants.stamp;

/**
 * Constants computed from simulated people: the employment prior less the hub correction, the hub correction, and the
 * share of 2,000 people without a clear direction who have the occupation in their top ten.
 */
export const CONSTANT_ROWS = constants.rows;

/** Demands that the source lacks, by occupation. */
export const FILLED_DEMAND = constants.filled;

/**
 * Fixed deviates of the re-simulations, standard normal: one row for each re-simulation, one column for each
 * category. Re-simulations 101 to 200 take the negatives of rows 1 to 100.
 */
export const DEVIATES = resampling.deviates;

/** Tiles that each re-simulation leaves blank (1): one row for each re-simulation. */
export const BLANKS = resampling.blanks;

/** The British ways into each occupation, by O*NET-SOC code. */
export const ROUTE_ROWS = routes.routes;

/** The date of the last check of the ways in, and the sources. */
export const ROUTES_CHECKED = routes.checked;

/** American versions of texts on occupations that would be misunderstood there. */
export const US_TEXTS = usTexts;

/** Projected jobs and openings in the United States; source in `occupations/us-jobs.ts`. */
export const US_JOBS_ROWS = usJobs;

/** Occupations that American states often license or certify. By judgement. */
export const US_LICENSED_ROWS = usLicensed;
