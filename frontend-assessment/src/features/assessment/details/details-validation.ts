import { cleanText, parseEmail, PERSON_FIELDS, type PersonDetails, readPersonDetails } from '@bearings/contracts';
import { detailsTexts as texts } from './details-texts';

export type DetailsErrors = Partial<Record<keyof PersonDetails, string>>;

/** Returns the typed values cleaned. A valid email is normalised. */
export function cleanPerson(person: PersonDetails): PersonDetails {
  const parsedEmail = parseEmail(person.email);
  const typedPerson = readPersonDetails((field) => cleanText(person[field], true));
  return parsedEmail.ok ? { ...typedPerson, email: parsedEmail.email } : typedPerson;
}

/**
 * Returns an error for each invalid field; an empty object if all are valid.
 * @param person values from {@link cleanPerson}
 */
export function checkDetails(person: PersonDetails): DetailsErrors {
  const errors: DetailsErrors = {};
  for (const field of PERSON_FIELDS) {
    if (field !== 'email' && person[field] === '') errors[field] = texts.errors[field];
  }
  const email = parseEmail(person.email);
  return email.ok ? errors : { ...errors, email: email.problem };
}
