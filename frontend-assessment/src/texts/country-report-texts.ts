export const countryReportTexts = {
  title: 'What a report has for your country',
  label: 'Country',
  loading: 'Loading what a report has for your country',
  failed: 'What a report has for your country could not be loaded.',
  retry: 'Try again',
} as const;
