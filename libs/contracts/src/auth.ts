import type { Assessment } from './assessment.js';

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

export interface Registration extends Credentials {
  firstName: string;
  lastName: string;
}

export interface SignedIn {
  user: User;
}

export interface EmailAddress {
  email: string;
}

/** The same answer whether or not a message goes out. */
export interface MailRequested {
  status: 'accepted';
}

/** `token` is what follows `#` in a mailed link: single use, 60 minutes. */
export interface PasswordReset {
  token: string;
  password: string;
}

export interface EmailVerification {
  token: string;
  /** Needed outside the account's own session: the link then sets a new password. */
  password?: string;
}

/** One of the two: the password, or the token of a mailed deletion link. */
export interface AccountDeletion {
  password?: string;
  token?: string;
}

/** Everything held about one person. Times are ISO 8601, UTC. */
export interface PersonalData {
  exportedAt: string;
  account: User & { createdAt: string; emailVerifiedAt: string | null };
  sessions: { createdAt: string; lastSeenAt: string; expiresAt: string }[];
  assessments: (Omit<Assessment, 'preview'> & {
    firstName: string;
    lastName: string;
    draft: unknown;
    responses: unknown;
    scores: unknown;
    personality: unknown;
    quality: unknown;
  })[];
  payments: {
    assessmentId: string;
    intentId: string;
    /** Pence. */
    amount: number;
    currency: string;
    cardLast4: string | null;
    paidAt: string;
    refundedAt: string | null;
  }[];
  reports: {
    id: string;
    assessmentId: string;
    requestedAt: string;
    generatedAt: string | null;
    facts: unknown;
    prose: unknown;
  }[];
  /** Messages that wait to be sent. */
  messages: { kind: string; createdAt: string }[];
}

/** Readable by scripts; present while somebody is signed in. Carries no secret. */
export const SIGNED_IN_HINT_COOKIE = 'bearings_signed_in';
