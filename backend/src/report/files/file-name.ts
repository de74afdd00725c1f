import type { ComposedReport } from '@bearings/report-composer';

/**
 * Returns a report's file name. It has no person's name in it, because other users of a computer can see the names of
 * its files. `number` tells apart the reports of one day, from 1.
 */
export const createFileName = ({ generatedAt }: Pick<ComposedReport, 'generatedAt'>, ending: string, number = 1) =>
  `career-report-${generatedAt.slice(0, 10)}${number === 1 ? '' : ` (${number})`}.${ending}`;
