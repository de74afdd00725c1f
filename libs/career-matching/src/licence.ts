// Finds the licence or registration without which nobody may start a job.
import { findLicence, findRoute, hasLocalWays, type LicenceRow } from '@bearings/career-data';
import { UK } from '@bearings/domain';

/** Who gives a licence or registration, and the exam for it; undefined where that is unknown. */
interface RequiredLicence {
  body: string | undefined;
  exam: string | undefined;
}

/** Returns the licence or registration that the law, or all employers, of a country require; null if none is known. */
export function findRequiredLicence(code: string, country: string): RequiredLicence | null {
  const licence = findLicence(country, code);
  // In a country with tables, a missing row means that no licence is known.
  if (licence !== null || (country !== UK && hasLocalWays(country))) {
    return licence?.status === 'required' ? { body: licence.body, exam: licence.exam } : null;
  }
  const law = findRoute(code)?.register?.find(({ required }) => required === 'law');
  return law === undefined ? null : { body: law.body, exam: undefined };
}

/**
 * Returns the licence that the law requires of everybody in an occupation; null if none is known.
 * @param place code of a state or province, whose own rule then counts if it is known
 */
export function findLicenceByLaw(country: string, code: string, place: string | null = null): LicenceRow | null {
  const licence = findLicence(country, code, place);
  return licence?.status === 'required' && licence.by !== 'employer' ? licence : null;
}
