import type { FactsSource } from '../facts-source.js';
import { management } from './11-management.js';
import { business } from './13-business.js';
import { computing } from './15-computing.js';
import { engineering } from './17-engineering.js';
import { science } from './19-science.js';
import { community } from './21-community.js';
import { law } from './23-law.js';
import { education } from './25-education.js';
import { arts } from './27-arts.js';
import { health } from './29-health.js';
import { healthSupport } from './31-health-support.js';
import { protection } from './33-protection.js';
import { food } from './35-food.js';
import { buildings } from './37-buildings.js';
import { personalCare } from './39-personal-care.js';
import { sales } from './41-sales.js';
import { office } from './43-office.js';
import { farming } from './45-farming.js';
import { construction } from './47-construction.js';
import { maintenance } from './49-maintenance.js';
import { production } from './51-production.js';
import { transport } from './53-transport.js';
import type { TaskList } from './task-list.js';

/** Six tasks of every occupation in our own words, by O*NET-SOC code. */
export const TASKS: Readonly<Record<string, TaskList>> = {
  ...management,
  ...business,
  ...computing,
  ...engineering,
  ...science,
  ...community,
  ...law,
  ...education,
  ...arts,
  ...health,
  ...healthSupport,
  ...protection,
  ...food,
  ...buildings,
  ...personalCare,
  ...sales,
  ...office,
  ...farming,
  ...construction,
  ...maintenance,
  ...production,
  ...transport,
};

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

/** Occupations that the source has not ranked: the order of their tasks says nothing. */
const UNRANKED: ReadonlySet<string> = new Set([
  '13-2051.00',
  '15-1255.00',
  '15-2051.00',
  '29-2043.00',
]);

export interface OccupationTasks {
  tasks: TaskList;
  /** Whether the most important comes first. */
  isRanked: boolean;
}

/** Returns the six tasks of the occupation with this O*NET-SOC code, or null where we have none. */
export function tasksOf(code: string): OccupationTasks | null {
  const tasks = TASKS[code];
  return tasks === undefined ? null : { tasks, isRanked: !UNRANKED.has(code) };
}
