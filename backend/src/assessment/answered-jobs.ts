/**
 * Maximum number of careers named by one owner whose fit the preview shows. More would gradually reveal the report's
 * careers before payment.
 */
export const MAX_ANSWERED_JOBS = 5;

/**
 * Returns the codes of the named careers whose fit an owner's previews may show: those of earlier assessments
 * (`before`), then the newly named ones until the maximum is reached.
 */
export function addAnsweredJobs(before: readonly string[], jobsInMind: readonly string[]): string[] {
  const freshCodes = jobsInMind.filter((code) => !before.includes(code));
  return [...before, ...freshCodes.slice(0, Math.max(0, MAX_ANSWERED_JOBS - before.length))];
}
