const formatMinutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`);

export const downloadTexts = {
  pdf: 'Download PDF',
  pdfFailed: 'Your PDF wasn’t saved',
  sheet: 'Sheet for an adviser',
  sheetFailed: 'Your sheet wasn’t saved',
  receipt: 'Download PDF',
  receiptFailed: 'Your receipt wasn’t saved',
  all: 'Download All Reports',
  allFailed: 'Your reports weren’t saved',
  allReason: 'You have no reports yet. Once one is written, all of them come here in one file.',
  email: 'Email Report',
  emailFailed: 'Your report wasn’t sent',
  saved: (label: string) => ({ title: label, description: 'It’s in your downloads.' }),
  sent: (email: string) => `Sent to ${email}`,
  arrives: 'It arrives in a minute or two.',
  again: (count: number) => `You can send it again in ${formatMinutes(count)}.`,
  offline: 'You’re offline, or our site can’t be reached. Check your connection, then try again.',
  failed: 'That didn’t work. Please try again.',
  retry: 'Try Again',
} as const;
