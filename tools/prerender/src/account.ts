import { pages, pageTo, type ReportCareers, type ReportDetail } from '@bearings/contracts';
import { SAMPLE_ID } from '@bearings/domain';
import { calls } from 'frontend-account/calls';
import * as account from 'frontend-account/routes';
import { createRemote, type PrerenderedRemote, prerenderPages, type WantedPage } from './prerender-pages';

/** The API's replies about the sample report, for the default country. */
export interface SampleSource {
  report: ReportDetail;
  careers: ReportCareers;
}

/**
 * Renders the public pages of frontend-account, and the page that is shown while a report loads, which is the same for
 * every report.
 * @param program digest of the program with which the API renders the opening of a report
 */
export const prerender = async (sample: SampleSource, program: string): Promise<PrerenderedRemote> =>
  createRemote(account, await prerenderPages(createAccountPages(sample, program), 'account', account));

/** Returns the public pages of frontend-account: they are the same for every reader. */
const createAccountPages = ({ report, careers }: SampleSource, program: string): WantedPage[] => [
  {
    path: pages.sampleReport,
    chunk: 'sample-report',
    controls: true,
    fill: (store) =>
      void store.dispatch(
        calls.util.upsertQueryEntries([
          { endpointName: 'report', arg: { assessmentId: SAMPLE_ID }, value: report },
          { endpointName: 'reportCareers', arg: { id: SAMPLE_ID }, value: careers },
        ]),
      ),
  },
  { path: pageTo.report('any'), chunk: 'report', controls: true, isPrivate: true, program },
];
