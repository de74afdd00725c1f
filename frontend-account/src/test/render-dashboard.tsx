import { endpoints, pages } from '@bearings/contracts';
import { mockReply, renderPage, type UserEvent } from '@bearings/web/testing';
import { routes } from '../routes';
import { createGlance } from './plan.factory';
import type { Handlers } from './render-report';

const arrivals = [pages.home, pages.login].map((path) => ({ path, element: <p>Arrived at {path}</p> }));

/** Renders the dashboard. Its calls are answered by `handlers`, or else as for a user without records. */
export const renderDashboard = (handlers: Handlers = [], options: { user?: UserEvent } = {}) =>
  renderPage([...routes.filter(({ path }) => path === pages.dashboard), ...arrivals], {
    ...options,
    path: pages.dashboard,
    handlers: [
      ...handlers,
      mockReply(endpoints.assessments, []),
      mockReply(endpoints.reports, []),
      mockReply(endpoints.reportGlance, createGlance()),
      mockReply(endpoints.payments, []),
      mockReply(endpoints.countries, ['United Kingdom', 'Germany', 'Norway']),
    ],
  });
