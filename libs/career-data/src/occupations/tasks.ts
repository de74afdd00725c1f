import type { FactsSource } from './facts-source.js';
import type { TaskList } from '../schema.js';
import { TASKS } from '../tables.js';

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

/** Occupations whose tasks are not ranked in the source, so that their order has no meaning. */
const UNRANKED: ReadonlySet<string> = new Set([
  '13-2051.00',
  '15-1255.00',
  '15-2051.00',
  '29-2043.00',
]);

export interface OccupationTasks {
  tasks: TaskList;
  /** True if the tasks are sorted by importance. */
  isRanked: boolean;
}

/** Returns the six tasks of the occupation with this O*NET-SOC code, or null if we have none. */
export function tasksOf(code: string): OccupationTasks | null {
  const tasks = TASKS[code];
  return tasks === undefined ? null : { tasks, isRanked: !UNRANKED.has(code) };
}
