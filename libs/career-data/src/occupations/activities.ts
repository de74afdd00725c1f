import type { FactsSource } from './facts-source.js';

export const ACTIVITIES_SOURCE: FactsSource = {
  title: 'Work activities of each occupation',
  publisher: 'Microsoft Research, from the O*NET 29.0 Database of USDOL/ETA',
  edition: 'O*NET 29.0, August 2024',
  licence: 'CC BY 4.0',
  attribution:
    'Work activity weights: Tomlinson, Jaffe, Wang, Counts, Suri, Working with AI (2025), CC BY 4.0, computed from the O*NET 29.0 Database by USDOL/ETA, CC BY 4.0. O*NET is a trademark of USDOL/ETA. Modified: the six heaviest of each occupation.',
  caveats: ['The activities come from a survey in the United States. Which task stands for which is our judgement.'],
};
