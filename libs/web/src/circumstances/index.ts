/**
 * Entry point for the screens that ask for a person's interests and situation, which the assessment and the account
 * pages show. Each remote contains a copy of these screens, so they import nothing from the main entry point, which
 * must exist only once in a page.
 */
export { NO_CHOICES, readChoices, toCircumstances, type Choices } from './choices';
export { CircumstancesStep } from './circumstances-step';
export { lazyPart } from './downloaded-part';
export { CIRCUMSTANCES_SCREEN_COUNT, type FetchFinerTiles, type FetchTasks } from './screen';
export { useJobSearch, type FoundJob, type JobSearch, type SearchJobs } from './use-job-search';
