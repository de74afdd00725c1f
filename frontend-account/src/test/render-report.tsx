import { endpoints, pageTo } from '@bearings/contracts';
import { mockReply, mockRefusal, renderPage } from '@bearings/web/testing';
import { routes } from '../routes';
import { createFeedback } from './feedback.factory';
import { createPlan } from './plan.factory';
import { createAssessment, createConfig, createShares } from './records.factory';

export type Handlers = NonNullable<Parameters<typeof renderPage>[1]['handlers']>;

const reportRoutes = routes.filter(({ path }) => path?.startsWith('/report'));

/** Renders the page of a report. `handlers` override the mocked replies to the page's calls. */
export const renderReport = (handlers: Handlers = [], path = pageTo.report(createAssessment().id)) =>
  renderPage([...reportRoutes, { path: '/dashboard', element: <p>Dashboard</p> }], {
    path,
    handlers: [
      ...handlers,
      mockRefusal(endpoints.reportCareers, 404),
      mockReply(endpoints.shares, createShares()),
      mockReply(endpoints.plan, createPlan()),
      mockReply(endpoints.feedback, createFeedback()),
      mockReply(endpoints.jobQuestions, { jobs: [] }),
      mockReply(endpoints.config, createConfig('email')),
      mockReply(endpoints.countries, ['United Kingdom']),
    ],
  });
