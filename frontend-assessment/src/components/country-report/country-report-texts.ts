import { countryInSentence } from '@bearings/domain';

export const countryReportTexts = {
  line: (country: string) => `For ${countryInSentence(country)}`,
  change: 'Change country, or see what that means',
  title: 'What a report has for your country',
  label: 'Country',
  loading: 'Loading what a report has for your country',
  failed: 'We couldn’t load this. Check your connection, then try again.',
  retry: 'Try Again',
  unsaved: {
    title: 'Country not saved',
    description: 'Your country could not be saved. Please choose it again.',
  },
} as const;
