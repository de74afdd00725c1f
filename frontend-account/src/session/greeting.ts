import type { User } from '@bearings/contracts';

/** How a user is called: by the first name, or by the part of the email before the @. */
export function nameOf({ firstName, email }: Pick<User, 'firstName' | 'email'>): string {
  return firstName.trim() || (email.split('@')[0] ?? email);
}
