export const revisionTexts = {
  card: {
    title: 'What you enjoy and where you stand',
    add: 'Tell us, and your careers are worked out again.',
    change: 'Change your answers, and your careers are worked out again.',
    free: 'A new version is free, and this one stays readable.',
    addAction: 'Add what you enjoy',
    changeAction: 'Change what you enjoy',
  },
  versions: {
    title: 'Versions of this report',
    version: (number: number) => `Version ${number}`,
    first: 'The report as you bought it.',
    compare: 'Compare the two newest',
  },
  retake: {
    title: 'Answer the statements again',
    text: (day: string) => `Once, free, until ${day}. The new answers make a new version, and this one stays readable.`,
    action: 'Start the free retake',
  },
  earlier: {
    title: 'This is an earlier version of your report',
    text: 'You can read and download it like the newest one.',
    newest: 'Read the newest version',
  },
  making: {
    title: 'Your careers are being worked out again',
    text: 'That takes a few seconds. Meanwhile you can read the version below, or come back later.',
    progress: 'Making the new version',
  },
  updated: {
    title: 'Your report was updated',
    text: 'Your earlier version stays readable.',
  },
  failed: {
    title: 'The new version could not be made',
    text: 'The version below stays as it is, and your answers are kept.',
    tryAgain: 'Try Again',
  },
  editor: {
    title: 'What you enjoy and where you stand',
    save: 'Update my report',
    unsent: 'Your changes from last time are still here. They are not saved yet.',
    unchanged: {
      title: 'Nothing changed',
      description: 'Your answers are the same as before, so your report is too.',
    },
  },
} as const;
