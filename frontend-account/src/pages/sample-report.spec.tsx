import { endpoints, SAMPLE_ID } from '@bearings/contracts';
import { answer, refuse, renderPage, screen, server, waitFor, linkTo } from '@bearings/web/testing';
import { routes } from '../routes';
import { careersOf } from '../test/careers.factory';
import { matchedReportOf } from '../test/records.factory';

const sample = routes.filter(({ path }) => /sample/.test(path ?? ''));
const detail = { ...matchedReportOf(), assessmentId: SAMPLE_ID, name: 'Robin Example' };

const open = () =>
  renderPage(sample, {
    path: '/sample-report',
    handlers: [
      answer(endpoints.countries, ['GB', 'DE']),
      answer(endpoints.report, detail),
      answer(endpoints.reportCareers, careersOf()),
    ],
  });

describe('the sample report', () => {
  it('is the report of an invented person, and is labelled as a sample', async () => {
    const { user } = open();
    expect(await screen.findByText('This is a sample.')).toBeVisible();
    expect(linkTo('Take the assessment')).toBe('/assessment');
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
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
    for (const name of ['Email Report', 'Download All Reports']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('heading', { name: 'Your plan' })).toBeNull();
    expect(screen.queryByRole('link', { name: /what you enjoy/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Plan' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'What if …?' })).toBeNull();
  });

  it('keeps a saved career in the page and does not send it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '1. Data scientist' }));
    await user.click(await screen.findByRole('button', { name: 'Save Data scientist' }));
    expect(await screen.findByRole('button', { name: 'Saved Data scientist' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Add a career of your own' })).toBeNull();
  });

  it('offers a retry when it fails to load', async () => {
    const { user } = renderPage(sample, {
      path: '/sample-report',
      handlers: [
        answer(endpoints.countries, ['GB']),
        refuse(endpoints.report, 503, { message: 'Not now.' }),
      ],
    });
    const again = await screen.findByRole('button', { name: /Try Again/i });
    server.use(answer(endpoints.report, detail), answer(endpoints.reportCareers, careersOf()));
    await user.click(again);
    await waitFor(() => expect(screen.getByText('This is a sample.')).toBeVisible());
  });
});
