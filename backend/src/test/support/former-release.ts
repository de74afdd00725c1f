import { readFileSync } from 'node:fs';
import type { ReportFacts1 } from '../../report/composing/report-facts-1.js';
import type { Prose } from '../../report/generation/writers/writer.js';

/** Rows of every table as release 0.1 wrote them, with the cookies of its two browsers. */
export interface FormerData {
  assessmentId: string;
  password: string;
  cookies: Record<'ada' | 'ben', [string, string][]>;
  tables: Record<string, Record<string, unknown>[]> & {
    /** By version 1 of the method. */
    reports: { facts: ReportFacts1; prose: Prose }[];
  };
}

export const FORMER: FormerData = JSON.parse(
  readFileSync(new URL('data/release-0.1.json', `file://${__dirname}/`), 'utf8'),
);
