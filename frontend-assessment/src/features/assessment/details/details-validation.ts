import { cleanText, parseEmail, type PersonDetails, readPersonDetails, checkEmail } from '@bearings/contracts';
import type { FormErrors } from '@bearings/web';
import { detailsTexts as texts } from './details-texts';

type DetailsErrors = FormErrors<PersonDetails>;

/** Returns the typed values cleaned. A valid email is normalised. */
export function cleanPerson(person: PersonDetails): PersonDetails {
  const parsedEmail = parseEmail(person.email);
  const typedPerson = readPersonDetails((field) => cleanText(person[field], true));
  return parsedEmail.ok ? { ...typedPerson, email: parsedEmail.email } : typedPerson;
}

/**
 * Returns an error for each invalid field.
 * @param person values from {@link cleanPerson}
 */
export const checkDetails = ({ firstName, lastName, email }: PersonDetails): DetailsErrors => ({
  firstName: firstName === '' ? texts.errors.firstName : undefined,
  lastName: lastName === '' ? texts.errors.lastName : undefined,
  email: checkEmail(email),
});
