import '../test/background-tab';
import { endpoints, TIMINGS } from '@bearings/contracts';
import { act, mockReply, renderPage, screen, server, createSignedInUser } from '@bearings/web/testing';
import { routes } from '../routes';
import { createGlance } from '../test/plan.factory';
import { createAssessment, generatingAssessment, createReportItem } from '../test/records.factory';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

test('a dashboard opened in a background tab shows the report once it is ready', async () => {
  createSignedInUser();
  renderPage(routes, {
    path: '/dashboard',
    handlers: [
      mockReply(endpoints.assessments, [generatingAssessment()]),
      mockReply(endpoints.reports, []),
      mockReply(endpoints.payments, []),
      mockReply(endpoints.reportGlance, createGlance()),
      mockReply(endpoints.countries, ['GB']),
    ],
  });
  await screen.findByRole('button', { name: 'Report Generating' });
  server.use(
    mockReply(endpoints.assessments, [createAssessment()]),
    mockReply(endpoints.reports, [createReportItem()]),
  );
  await act(() => jest.advanceTimersByTimeAsync(TIMINGS.statusPoll));
  expect(await screen.findByRole('link', { name: /^View Report/ })).toBeVisible();
});
