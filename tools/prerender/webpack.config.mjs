import { remotePath } from '@bearings/build/site';
import { nodeProgram } from '@bearings/build/webpack-node';

/** @type {Record<string, Record<string, string>>} */
const PROGRAMS = {
  account: { account: './src/account.ts', 'report-page': './src/report-page.ts' },
  assessment: { assessment: './src/assessment.ts' },
  marketing: { marketing: './src/marketing.ts' },
};

/** Compiles the programs of one remote, with the frame of the shell. @param {{ remote: string }} env */
export default ({ remote }) =>
  nodeProgram({
    name: `prerender-${remote}`,
    dir: import.meta.dirname,
    entry: PROGRAMS[remote] ?? {},
    publicPath: `${remotePath('marketing')}/`,
  });
