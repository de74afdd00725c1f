import { pageTo, type ReportCareers, type ReportDetail, type User } from '@bearings/contracts';
import { createStore, rememberUser } from '@bearings/web';
import { calls } from 'frontend-account/calls';
import * as account from 'frontend-account/routes';
import { collectReplies } from './collect-replies';
import { renderPage } from './render-page';

/**
 * Renders the opening of a report for its owner. Returns the element `#root` and, as JSON in `#known-replies`, the
 * replies of the API that it was rendered from.
 */
export async function renderReportPage(user: User, report: ReportDetail, careers: ReportCareers): Promise<string> {
  const { assessmentId } = report;
  const store = createStore();
  rememberUser(store, user);
  store.dispatch(
    calls.util.upsertQueryEntries([
      { endpointName: 'report', arg: { assessmentId }, value: report },
      { endpointName: 'reportCareers', arg: { id: assessmentId }, value: careers },
    ]),
  );
  const { html } = await renderPage(pageTo.report(assessmentId), 'account', account, store, true);
  const replies = JSON.stringify({ replies: collectReplies(store) }).replaceAll('<', '\\u003c');
  return `<div id="root">${html}</div><script type="application/json" id="known-replies">${replies}</script>`;
}
