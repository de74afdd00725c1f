import type { FinerTileId, TaskNumber } from '@bearings/domain';
import type { Choices } from './choices';
import type { SearchJobs } from './use-job-search';

/** Number of screens in the assessment's optional step, which asks for a person's interests and situation. */
export const CIRCUMSTANCES_SCREEN_COUNT = 6;

/** Index of the screen that asks what a person has done. It follows the one that asks for the stage. */
export const EXPERIENCE_SCREEN = 2;

export type JobTasks = readonly { number: TaskNumber; text: string }[];

/** Fetches the tasks of a job by its code. Resolves to null if that failed; never rejects. */
export type FetchTasks = (code: string) => Promise<JobTasks | null>;

/** Whether the server has the latest choices. */
export interface SavingState {
  isSaved: boolean;
  isOffline: boolean;
  retry: () => void;
}

/** Fetches the finer kinds of work to ask about. Resolves to null if that failed; never rejects. */
export type FetchFinerTiles = () => Promise<readonly FinerTileId[] | null>;

export interface ScreenProps {
  choices: Choices;
  onChange: (changes: Partial<Choices>) => void;
  /** The country where the person wants to work. Its qualifications are listed first. */
  country: string;
  searchJobs: SearchJobs;
  fetchTasks: FetchTasks;
  /** Absent where the choices are not saved while they are made. */
  saving?: SavingState;
  fetchFinerTiles: FetchFinerTiles;
}
