import '../test/background-tab';
import { endpoints, TIMINGS } from '@bearings/contracts';
import { act, answer, renderPage, screen, server, signIn } from '@bearings/web/testing';
import { routes } from '../routes';
import { glanceOf } from '../test/plan.factory';
import { assessmentOf, generatingAssessment, reportItemOf } from '../test/records.factory';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

test('a dashboard opened in a background tab shows the report once it is ready', async () => {
  signIn();
  renderPage(routes, {
    path: '/dashboard',
    handlers: [
      answer(endpoints.assessments, [generatingAssessment()]),
      answer(endpoints.reports, []),
      answer(endpoints.payments, []),
      answer(endpoints.reportGlance, glanceOf()),
      answer(endpoints.countries, ['GB']),
    ],
  });
  await screen.findByRole('button', { name: 'Report Generating' });
  server.use(
    answer(endpoints.assessments, [assessmentOf()]),
    answer(endpoints.reports, [reportItemOf()]),
  );
  await act(() => jest.advanceTimersByTimeAsync(TIMINGS.statusPoll));
  expect(await screen.findByRole('link', { name: /^View Report/ })).toBeVisible();
});
