import { LIMITS, type Person } from '@bearings/contracts';
import { detailsTexts as texts } from '../../texts/details-texts';

export type DetailsErrors = Partial<Record<keyof Person, string>>;

/** The server's rule: text, an @, text, and no white space. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

export const isEmail = (text: string): boolean => EMAIL.test(text) && text.length <= LIMITS.email;

export const trimmed = ({ email, firstName, lastName }: Person): Person => ({
  email: email.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
});

/** Returns an error for each invalid field, or an empty object. @param person trimmed */
export function checkDetails(person: Person): DetailsErrors {
  return {
    ...(person.firstName ? {} : { firstName: texts.errors.firstName }),
    ...(person.lastName ? {} : { lastName: texts.errors.lastName }),
    ...(isEmail(person.email) ? {} : { email: texts.errors.email }),
  };
}
