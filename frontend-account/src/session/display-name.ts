import type { User } from '@bearings/contracts';

/** Returns the user's first name, or the part of the email before the @. */
export function getDisplayName({ firstName, email }: Pick<User, 'firstName' | 'email'>): string {
  return firstName.trim() || (email.split('@')[0] ?? email);
}
