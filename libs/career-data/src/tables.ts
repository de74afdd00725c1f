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
import payNotes from '../data/pay-notes.json' with { type: 'json' };
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
import ukPublicSectorPay from '../data/uk-public-sector-pay.json' with { type: 'json' };
import unitGroupTitles from '../data/unit-group-titles.json' with { type: 'json' };
import usApprenticeships from '../data/us-apprenticeships.json' with { type: 'json' };
import usJobs from '../data/us-jobs.json' with { type: 'json' };
import usLicensed from '../data/us-licensed.json' with { type: 'json' };
import usSelfEmployed from '../data/us-self-employed.json' with { type: 'json' };
import usTexts from '../data/us-texts.json' with { type: 'json' };
import usTitles from '../data/us-titles.json' with { type: 'json' };
import workingLife from '../data/working-life.json' with { type: 'json' };

/** Three measures of exposure to language models. Source: `occupations/ai-exposure.ts`. */
export const AI_EXPOSURE_ROWS = aiExposure;

/**
 * Apprenticeship standards in England by occupation, closest first. Source: `occupations/apprenticeships.ts`;
 * carpentry and joinery was added by hand.
 */
export const APPRENTICESHIP_ROWS = apprenticeships;

/** Canadian wages by occupation, in CAD per hour. Source: `occupations/canada-pay.ts`. */
export const CANADA_PAY_ROWS = canadaPay;

/**
 * Requirements of each occupation: level, training, working conditions. By judgement of British practice, without a
 * published source. A careers adviser should first review the `uncertain` rows.
 */
export const CIRCUMSTANCE_ROWS = circumstances;

/** Our own description of every occupation, by O*NET-SOC code. */
export const DESCRIPTIONS = descriptions;

/** Everyday British job titles that are neither our titles nor in the publisher's list, by O*NET-SOC code. */
export const EVERYDAY_TITLES = everydayTitles;

/**
 * German pay by position of the KldB 2010, in euros per month. Source: `occupations/monthly-pay.ts`. Assigning
 * positions to occupations is our judgement.
 */
export const GERMANY_PAY_ROWS = germanyPay;

/**
 * The source file of each table, the first year of the file's edition (none for tables edited by hand), and checksums
 * of the file and of the rows.
 */
export const IMPORTS = imports;

/**
 * The minimum wage of each country, one row each. No row was copied from an official page: `status` is its source, and
 * `confirmed` the person who compared it with that source.
 */
export const MINIMUM_WAGE_ROWS = minimumWages;

/**
 * Job titles that people search for and that none of our occupations covers, with the occupations nearest to the work.
 */
export const NEAREST_TITLES = nearestTitles;

/** What to say about an occupation's pay beside its figures, by O*NET-SOC code; see `occupations/pay-notes.ts`. */
export const PAY_NOTES = payNotes;

/** The occupations, one per line. Sources: `occupations/attributions.ts`. */
export const OCCUPATION_ROWS = occupations;

/**
 * Categories for which an occupation's rank must not be called low (`notLow`) or high (`notHigh`). Not low: the
 * category is known to be part of the work. Not high: the American rating measures something else, such as care for
 * animals. By judgement.
 */
export const REASON_LIMITS = reasonLimits;

/**
 * The next steps from each occupation in the career profiles of the National Careers Service (England, 2019), which we
 * translated to codes. Source: `occupations/progression.ts`.
 */
export const PROGRESSION_ROWS = progression;

/**
 * Related occupations of O*NET 30.1 among ours, nearest first: the first five (`short`), the next five (`long`) and
 * the next ten (`more`) of the source's list. The relation is not symmetric.
 */
export const RELATED_ROWS = related;

/** Pay in Singapore by occupation of the SSOC 2020, in dollars per month. Source: `occupations/monthly-pay.ts`. */
export const SINGAPORE_PAY_ROWS = singaporePay;

/**
 * Degree subjects and school subjects of each occupation: from the American CIP SOC Crosswalk, grouped and edited by
 * hand, and the National Careers Service (England, 2019).
 */
export const SUBJECT_ROWS = subjects;

/** Six tasks of every occupation in our own words, by O*NET-SOC code. */
export const TASKS = tasks;

/**
 * How much of each occupation's working day a tile describes: 1 a little, 2 often, 3 the core of the work; 0 if it is
 * missing. By judgement; `by` and `on` are the person and the month.
 */
export const TILE_ROWS = tiles;

/** British, American, European, German and French titles of each occupation. Sources: `occupations/titles.ts`. */
export const TITLE_ROWS = titles;

/**
 * UK pay by SOC 2020 major group in GBP per year: all ages, 22 to 29, 40 to 49. Source: `occupations/uk-age-pay.ts`.
 */
export const UK_AGE_PAY_ROWS = ukAgePay;

/**
 * Grades of British public-sector pay scales, lowest first. The NHS bands of most occupations are from memory.
 * `status` and `confirmed` are as in the minimum wages.
 */
export const UK_PUBLIC_SECTOR_PAY_ROWS = ukPublicSectorPay;

/** Job titles of UK unit groups as the publisher words them. Source: `occupations/unit-group-titles.ts`. */
export const UNIT_GROUP_TITLES_ROWS = unitGroupTitles;

/**
 * Shortest and longest usual years of the registered apprenticeship in which many people learn a trade in the United
 * States, from the Occupational Outlook Handbook of the Bureau of Labor Statistics. Trades that most people learn on
 * the job without one are left out.
 */
export const US_APPRENTICESHIPS = usApprenticeships;

/**
 * Percentage of people without an employer in the United States, if it is at least 25. Source:
 * `occupations/us-self-employed.ts`.
 */
export const US_SELF_EMPLOYED_ROWS = usSelfEmployed;

/** Titles in American job adverts of occupations whose British title is not used there, by code. */
export const US_TITLES = usTitles;

/** Hours and shares of UK unit groups, without titles. Source: `occupations/working-life.ts`. */
export const WORKING_LIFE_ROWS = workingLife;

/** Digest of the occupations from which the constants were computed; see `stampOf` in career-matching. */
export const CONSTANTS_STAMP = constants.stamp;

/**
 * Constants computed from simulated people: the employment prior minus the hub correction, the hub correction, and the
 * share of 2,000 people without a clear direction who have the occupation in their top ten.
 */
export const CONSTANT_ROWS = constants.rows;

/** Demands that the source lacks, by occupation. */
export const FILLED_DEMAND = constants.filled;

/**
 * Fixed standard-normal deviates of the re-simulations: a row for each re-simulation and a column for each category.
 * Re-simulations 101 to 200 use the negatives of rows 1 to 100.
 */
export const RESAMPLING_DEVIATES = resampling.deviates;

/** Tiles that each re-simulation leaves blank (1): a row for each re-simulation. */
export const RESAMPLING_BLANKS = resampling.blanks;

/** The British ways into each occupation, by O*NET-SOC code. */
export const ROUTE_ROWS = routes.routes;

/** The date of the last check of the ways in, and its sources. */
export const ROUTES_CHECKED = routes.checked;

/** American versions of texts on occupations that American readers would misunderstand. */
export const US_TEXTS = usTexts;

/** Projected jobs and openings in the United States. Source: `occupations/us-jobs.ts`. */
export const US_JOBS_ROWS = usJobs;

/** Occupations for which American states often require a licence or certificate. By judgement. */
export const US_LICENSED_ROWS = usLicensed;
