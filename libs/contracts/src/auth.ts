export type Role = 'user' | 'admin';

export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  country: string;
  role: Role;
  hasPassword: boolean;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface SignedIn {
  user: User;
}

/** Readable by scripts; present while somebody is signed in. Carries no secret. */
export const SIGNED_IN_HINT_COOKIE = 'bearings_signed_in';
