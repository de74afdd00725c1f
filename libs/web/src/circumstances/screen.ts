import type { Choices } from './choices';
import type { SearchJobs } from './use-job-search';

/** Number of screens in the optional step. */
export const CIRCUMSTANCES_SCREENS = 4;

/** The props of each of these screens. */
export interface ScreenProps {
  choices: Choices;
  onChange: (changes: Partial<Choices>) => void;
  /** The country where the person wants to work. Its qualifications are listed first. */
  country: string;
  /** Called if the person chooses that country. If it is absent, the screen does not ask. */
  onCountry?: (country: string) => void;
  searchJobs: SearchJobs;
}
