import '../../test/background-tab';
import { endpoints, TIMINGS } from '@bearings/contracts';
import { act, mockReply, screen, server, createSignedInUser, within } from '@bearings/web/testing';
import { createAssessment, createGeneratingAssessment, createReportItem } from '../../test/records.factory';
import { renderDashboard } from '../../test/render-dashboard';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

test('a dashboard opened in a background tab shows the report once it is ready', async () => {
  createSignedInUser();
  renderDashboard([mockReply(endpoints.assessments, [createGeneratingAssessment()])]);
  const list = await screen.findByRole('region', { name: 'Your Assessments' });
  expect(within(list).getByRole('button', { name: 'Report Generating' })).toBeVisible();
  server.use(
    mockReply(endpoints.assessments, [createAssessment()]),
    mockReply(endpoints.reports, [createReportItem()]),
  );
  await act(() => jest.advanceTimersByTimeAsync(TIMINGS.statusPoll));
  expect(await screen.findByRole('link', { name: /^View Report/ })).toBeVisible();
  expect(await screen.findByText('Career report, 12 Jun 2026')).toBeVisible();
});
