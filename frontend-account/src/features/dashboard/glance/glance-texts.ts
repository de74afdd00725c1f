/** Texts of the card about the newest report, on the dashboard and the home page. */
export const glanceTexts = {
  plan: 'Next step of your plan',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  by: 'By',
  none: 'Your plan has no steps. Add one that matters to you.',
  allDone: 'Every step is done. Well done! Add another when you’re ready.',
  open: 'Open your plan',
  read: 'Read your report',
  kept: 'Careers you kept',
  first: 'First careers of your report',
  sort: 'Sort your 25 best careers',
  loading: 'Loading your plan and profile',
  failed: 'We couldn’t load your plan and profile. They are safe.',
  tryAgain: 'Try Again',
} as const;
