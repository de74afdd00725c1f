export const retakeTexts = {
  title: (day: string) => `You own a report from ${day}`,
  free: (day: string) =>
    `One retake of it is free until ${day}. These answers then become a new version of that report, and the one that you have stays readable.`,
  another: 'Its free retake was used, or its year is over. Paying here makes a second, separate report.',
  action: 'Update my report, free',
  bar: 'Free',
  barNote: 'your one retake',
  open: 'Open my report',
  failed: 'Your report was not updated',
  kept: 'Your answers are kept. Please try again.',
  signIn: 'Please sign in again. Your answers are kept.',
  prefilled: 'This is filled in from your report. Change what is different now.',
};
