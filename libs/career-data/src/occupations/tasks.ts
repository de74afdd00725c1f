import type { FactsSource } from './facts-source.js';

export const TASKS_SOURCE: FactsSource = {
  title: 'O*NET Task Statements, reworded',
  publisher: 'U.S. Department of Labor, Employment and Training Administration (USDOL/ETA)',
  edition: 'O*NET 30.1, December 2025',
  licence: 'CC BY 4.0',
  attribution:
    'Includes information from the O*NET 30.1 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. These tasks are reworded; USDOL/ETA has not approved, endorsed, or tested them.',
  caveats: [
    'These tasks come from a survey in the United States. We put them in our own words.',
    'UK law decides who may do some of them.',
  ],
};
