import { ACCOUNT_LINK_MINUTES } from '@bearings/contracts';

/** Messages with a link that proves the address. They greet nobody by name: it may not be theirs. */
interface LinkMail {
  subject: string;
  opening: readonly string[];
  label: string;
  closing: readonly string[];
}

const LASTS = `The link works once, for ${ACCOUNT_LINK_MINUTES} minutes.`;

export const ACCOUNT_MAILS = {
  // No longer queued: the receipt leads to a password. Messages of an earlier version may still wait.
  'set-password': {
    subject: 'Set a password for your account',
    opening: [
      'Thank you for your purchase. We have made an account for you, so that your report is there whenever you come back.',
      'It has no password yet. Set one here:',
    ],
    label: 'Set your password',
    closing: [
      `${LASTS} You can ask for a new one at any time with ‘Forgotten your password?’ on the login page.`,
      'If you bought nothing from us, somebody has mistyped their address. You need do nothing; with the link you can take the account over and delete it.',
    ],
  },
  'reset-password': {
    subject: 'Choose a new password',
    opening: ['Somebody, we hope you, asked for a new password for this address.'],
    label: 'Choose a new password',
    closing: [
      `${LASTS} It signs you in here and signs you out everywhere else.`,
      'If it was not you, ignore this message: nothing has changed.',
    ],
  },
  'verify-email': {
    subject: 'Confirm your email address',
    opening: ['An account was made with this address. Confirm that it is yours:'],
    label: 'Confirm my address',
    closing: [
      `${LASTS} Assessments you took with this address are added to your account then.`,
      'If you made no account, somebody else typed your address. The link lets you choose a new password, which shuts them out.',
    ],
  },
  'delete-account': {
    subject: 'Delete your account',
    opening: [
      'You asked to delete your account. This link deletes it with its answers and reports, for good:',
    ],
    label: 'Delete my account',
    closing: [LASTS, 'If you would rather keep your account, ignore this message.'],
  },
} as const satisfies Record<string, LinkMail>;

export type AccountMailKind = keyof typeof ACCOUNT_MAILS;
