import { ACCOUNT_LINK_MINUTES } from '@bearings/contracts';

export const yourDataTexts = {
  title: 'Your Data',
  lead: 'Everything we hold about you belongs to you.',
  export: 'Download my data',
  security: 'Sign-in and security',
  remove: 'Delete my account',
  dialog: {
    title: 'Delete your account?',
    text: 'Your answers, reports and name are deleted for good, and you are signed out. A record of your payments stays, without your name. Nobody can undo this.',
    password: 'Your password',
    missing: 'Please enter your password.',
    submit: 'Delete for good',
    pending: 'Deleting …',
    cancel: 'Keep my account',
    mail: 'To be sure that it is you, we send you a link by email. It deletes your account.',
    link: { submit: 'Send me the link', pending: 'Sending …' },
    sent: `The link is on its way. It works once, for ${ACCOUNT_LINK_MINUTES} minutes.`,
    forgotten: 'Forgotten it? Send me a link instead',
  },
  deletion: {
    title: 'Delete your account',
    description: 'Delete your account and everything in it.',
    why: 'Please sign in to delete your account.',
    lead: 'Your answers, reports and name are deleted for good, and you are signed out. A record of your payment stays, without your name.',
    submit: 'Delete for good',
    pending: 'Deleting …',
    keep: 'Keep my account',
    done: { title: 'Account deleted', description: 'Everything in it is gone. We wish you well.' },
  },
} as const;
