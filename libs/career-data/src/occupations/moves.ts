import { isCommonJob, type TaskNumber, TASK_NUMBERS } from '@bearings/domain';
import { COMMON_JOB_ROWS, TASKS } from '../tables.js';
import type { FactsSource } from './facts-source.js';

export const MOVES_SOURCE: FactsSource = {
  title: 'Moves between occupations: ROME v347 (mobilité), O*NET 30.1 Related Occupations, our own career ladders',
  publisher: 'France Travail; U.S. Department of Labor, Employment and Training Administration (USDOL/ETA)',
  edition: '2021; December 2025',
  licence: 'Licence Ouverte; CC BY 4.0',
  attribution:
    'Contains information from ROME v347 (2021) by France Travail under the Licence Ouverte / Open Licence, joined with O*NET 30.1 Related Occupations by USDOL/ETA (CC BY 4.0) and modified by us.',
  caveats: [
    'ROME and O*NET judge how near two jobs are. Neither counts people, and neither says what training or licence a job needs.',
    'In 528 of 3,885 moves the strength also has a share of Arbetsförmedlingen’s table of substitutes; none rests on it alone.',
  ],
};

const commonTasks = new Map<string, readonly string[]>(COMMON_JOB_ROWS.map(({ code, tasks }) => [code, tasks]));

/** A task of a job in the step that asks what a person has done. */
export interface NumberedTask {
  number: TaskNumber;
  text: string;
}

/** Returns the six tasks of an occupation or common job; none for an unknown code. */
export function listJobTasks(code: string): NumberedTask[] {
  const texts = (isCommonJob(code) ? commonTasks.get(code) : TASKS[code]) ?? [];
  return TASK_NUMBERS.flatMap((number) => {
    const text = texts[number - 1];
    return text === undefined ? [] : { number, text };
  });
}
