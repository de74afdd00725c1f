import { ACCOUNT_LINK_MINUTES } from '@bearings/contracts';
import type { MailText } from './mail-text.js';

/**
 * The texts of an email with a link. Opening the link proves that the reader owns the address. The email contains no
 * name, because the person who typed the address may not be its owner.
 */
interface LinkMail {
  subject: string;
  preheader: string;
  opening: readonly string[];
  label: string;
  closing: readonly string[];
}

const LINK_LIFETIME = `The link works once, for ${ACCOUNT_LINK_MINUTES} minutes.`;

const ACCOUNT_MAILS = {
  'reset-password': {
    subject: 'Choose a new password',
    preheader: `The link works for ${ACCOUNT_LINK_MINUTES} minutes.`,
    opening: ['Somebody, we hope you, asked for a new password for this address.'],
    label: 'Choose a new password',
    closing: [
      `${LINK_LIFETIME} It signs you in here and signs you out everywhere else.`,
      'If it was not you, ignore this message: nothing has changed.',
    ],
  },
  'verify-email': {
    subject: 'Confirm your email address',
    preheader: 'One press, and your assessments are in your account.',
    opening: ['An account was made with this address. Confirm that it is yours:'],
    label: 'Confirm my address',
    closing: [
      `${LINK_LIFETIME} Assessments you took with this address are added to your account then.`,
      'If you made no account, somebody else typed your address. The link lets you choose a new password, which shuts them out.',
    ],
  },
  'delete-account': {
    subject: 'Delete your account',
    preheader: 'Nothing is deleted until you use the link.',
    opening: ['You asked to delete your account. This link deletes it with its answers and reports, for good:'],
    label: 'Delete my account',
    closing: [LINK_LIFETIME, 'If you would rather keep your account, ignore this message.'],
  },
} as const satisfies Record<string, LinkMail>;

export type AccountMailKind = keyof typeof ACCOUNT_MAILS;

/** Returns the email of a kind, with its link. */
export function accountMail(kind: AccountMailKind, url: string): MailText {
  const { label, ...texts } = ACCOUNT_MAILS[kind];
  return { ...texts, action: { label, url } };
}
