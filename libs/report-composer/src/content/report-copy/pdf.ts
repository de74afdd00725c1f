/** Texts that only the report's PDF has. */
export const PDF_TEXTS = {
  eyebrow: 'Career report',
  whose: 'Your',
  foot: (brand: string, date: string) => `${brand} career report, ${date}`,
  payFor: (country: string) => `Pay for ${country}`,
  writtenBy: (writer: string) => `Written by ${writer}`,
  paid: 'paid',
  profile: {
    columns: ['Area', 'Score', 'Band', 'What you said'],
    note: 'The red line shows how far each score could move if you answered again.',
  },
  thisWeek: 'One thing to do this week',
  key: { you: 'You', job: 'The job', more: 'Asks more of you' },
  pay: {
    published: (low: string, high: string) => `Half of people earn ${low} to ${high}`,
    scale: (low: string, high: string) => `Public pay scale: ${low} to ${high}`,
    openScale: (low: string) => `Public pay scale: from ${low}`,
    estimate: (low: string, high: string) => `Estimate: ${low} to ${high}`,
    median: (median: string) => `median ${median}`,
    onlyMedian: (median: string) => `Median ${median}`,
    quarterLess: (low: string) => `a quarter earn less than ${low}`,
    quarterMore: (high: string) => `a quarter earn more than ${high}`,
    axisEnd: (end: string) => `${end} a year`,
    drawn: (title: string, text: string) => `Pay of ${title}, drawn as a bar. ${text}.`,
  },
  plan: {
    title: 'Your plan',
    lead: (done: number, all: number, careers: string) =>
      `${done} of ${all} ${all === 1 ? 'step' : 'steps'} done.${careers && ` For: ${careers}.`}`,
    open: 'To do',
    done: 'Done',
    by: (date: string) => `By ${date}`,
    doneOn: (date: string) => `Done on ${date}`,
    note: (note: string) => `Your note: ${note}`,
  },
  notes: 'Your notes',
  details: {
    title: 'Report details',
    assessment: (id: string) => `Assessment: ${id}`,
    length: (words: number, minutes: number) => `${words} words, about ${minutes} minutes to read.`,
  },
} as const;

/** The note in the ZIP file of all reports if a file is missing. */
export const ZIP_TEXTS = {
  missing: (names: readonly string[]) =>
    `We could not make ${names.length === 1 ? 'this file' : 'these files'} this time:\n\n${names.join('\n')}\n\nThe text of each report is here. Download the PDF from the report's page, or write to us if that fails too.\n`,
} as const;
