import { parseEmail, type Person } from '@bearings/contracts';
import { detailsTexts as texts } from '../../texts/details-texts';

export type DetailsErrors = Partial<Record<keyof Person, string>>;

/** Returns what was typed without space around it, a valid email in its normal form. */
export function trimmed({ email, firstName, lastName }: Person): Person {
  const parsed = parseEmail(email);
  return {
    email: parsed.ok ? parsed.email : email.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
  };
}

/** Returns an error for each invalid field, or an empty object. @param person trimmed */
export function checkDetails(person: Person): DetailsErrors {
  const email = parseEmail(person.email);
  return {
    ...(person.firstName ? {} : { firstName: texts.errors.firstName }),
    ...(person.lastName ? {} : { lastName: texts.errors.lastName }),
    ...(email.ok ? {} : { email: email.problem }),
  };
}
