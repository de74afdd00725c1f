import type { Choices } from './choices';
import type { SearchJobs } from './use-job-search';

/** How many screens the step has. */
export const CIRCUMSTANCES_SCREENS = 4;

/** The props of each of the four screens. */
export interface ScreenProps {
  choices: Choices;
  onChange: (changes: Partial<Choices>) => void;
  /** Where the person wants to work, whose qualifications are shown first. */
  country: string;
  /** Asks for that country; without it the country is chosen elsewhere. */
  onCountry?: (country: string) => void;
  searchJobs: SearchJobs;
}
