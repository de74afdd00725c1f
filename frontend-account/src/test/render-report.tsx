import { endpoints, pageTo } from '@bearings/contracts';
import { answer, refuse, renderPage } from '@bearings/web/testing';
import { routes } from '../routes';
import { feedbackOf } from './feedback.factory';
import { planOf } from './plan.factory';
import { assessmentOf, configOf, sharesOf } from './records.factory';

export type Handlers = NonNullable<Parameters<typeof renderPage>[1]['handlers']>;

const reports = routes.filter(({ path }) => path?.startsWith('/report'));

/** Renders the page of a report. `handlers` override the mocked replies to the page's calls. */
export const renderReport = (handlers: Handlers = [], path = pageTo.report(assessmentOf().id)) =>
  renderPage([...reports, { path: '/dashboard', element: <p>Dashboard</p> }], {
    path,
    handlers: [
      ...handlers,
      refuse(endpoints.reportCareers, 404),
      answer(endpoints.shares, sharesOf()),
      answer(endpoints.plan, planOf()),
      answer(endpoints.feedback, feedbackOf()),
      answer(endpoints.config, configOf('email')),
      answer(endpoints.countries, ['GB']),
    ],
  });
