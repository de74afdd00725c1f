import { endpoints } from '@bearings/contracts';
import { SAMPLE_ID } from '@bearings/domain';
import { mockReply, mockRefusal, renderPage, screen, server, waitFor, findLinkTarget } from '@bearings/web/testing';
import { routes } from '../../routes';
import { createCareers } from '../../test/careers.factory';
import { createMatchedReport } from '../../test/records.factory';

const sampleRoutes = routes.filter(({ path }) => /sample/.test(path ?? ''));
const sampleReport = { ...createMatchedReport(), assessmentId: SAMPLE_ID, name: 'Robin Example' };

const openSample = (report = mockReply(endpoints.report, sampleReport)) =>
  renderPage(sampleRoutes, {
    path: '/sample-report',
    handlers: [
      mockReply(endpoints.countries, ['United Kingdom', 'Germany']),
      report,
      mockReply(endpoints.reportCareers, createCareers()),
    ],
  });

describe('the sample report', () => {
  it('is the report of an invented person, and is labelled as a sample', async () => {
    const { user } = openSample();
    expect(await screen.findByText('This is a sample.')).toBeVisible();
    expect(findLinkTarget('Take the assessment')).toBe('/assessment');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    for (const name of ['Download HTML', 'Download Text']) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining(`/api/reports/${SAMPLE_ID}/download`),
      );
    }
  });

  it('offers no action that only the owner of a report has', async () => {
    const { user } = openSample();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
    for (const name of ['Email Report', 'Download All Reports']) {
      expect(screen.queryByText(name)).toBeNull();
    }
    expect(screen.queryByRole('heading', { name: 'Your plan' })).toBeNull();
    expect(screen.queryByRole('link', { name: /what you enjoy/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Plan' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'What if …?' })).toBeNull();
  });

  it('shows a career as saved, but does not send the choice to the server', async () => {
    const { user } = openSample();
    await user.click(await screen.findByRole('button', { name: '1. Data scientist' }));
    await user.click(await screen.findByRole('button', { name: 'Save Data scientist' }));
    expect(await screen.findByRole('button', { name: 'Saved Data scientist' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Add a career of your own' })).toBeNull();
  });

  it('offers a retry when it fails to load', async () => {
    const { user } = openSample(mockRefusal(endpoints.report, 503, { message: 'Not now.' }));
    const tryAgainButton = await screen.findByRole('button', { name: /Try Again/i });
    server.use(mockReply(endpoints.report, sampleReport));
    await user.click(tryAgainButton);
    await waitFor(() => expect(screen.getByText('This is a sample.')).toBeVisible());
  });
});
