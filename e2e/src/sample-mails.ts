import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

export interface SampleMail {
  name: string;
  html: string;
}

const PRINT_MAILS_PROGRAM = resolve(import.meta.dirname, '../../backend/dist-scripts/scripts/print-mails.js');

/** Returns every email that the site sends, with made-up values. Needs a built backend. */
export const loadSampleMails = (): SampleMail[] =>
  JSON.parse(execFileSync(process.execPath, [PRINT_MAILS_PROGRAM], { encoding: 'utf8' }));
