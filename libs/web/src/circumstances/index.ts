/**
 * Entry point for the screens about a person's interests and situation, which the assessment and the account area
 * show. It imports nothing from the main entry point, because each remote bundles its own copy.
 */
export { NO_CHOICES, readChoices, toCircumstances, type Choices } from './choices';
export { CircumstancesStep } from './circumstances-step';
export { CIRCUMSTANCES_SCREENS } from './screen';
export { useJobSearch, type FoundJob, type JobSearch, type SearchJobs } from './use-job-search';
