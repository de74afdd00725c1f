import { endpoints } from '@bearings/contracts';
import { mockReply, mockRefusal, screen, server, within } from '@bearings/web/testing';
import { openAdmin, createOverview } from '../../test/admin.factory';

describe('the administration', () => {
  it('shows the overview’s figures and refetches them on Refresh', async () => {
    const { user } = openAdmin();
    expect(await screen.findByRole('heading', { name: 'Administration' })).toBeVisible();
    const overview = await screen.findByRole('region', { name: 'Overview' });
    const shares = ['50% of assessments started', '25% of assessments completed', '80% of reports paid for'];
    for (const text of ['40', '20', '5', '4', '£49.95', ...shares]) {
      expect(within(overview).getByText(text)).toBeVisible();
    }
    expect(screen.getByText('https://example.org/search/')).toBeVisible();
    server.use(mockReply(endpoints.adminOverview, createOverview({ started: 41 })));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('41')).toBeVisible();
  });

  it('says how many people wait for each country, apart from the newsletter, with their addresses as a file', async () => {
    const lists = [
      { list: 'newsletter' as const, count: 31 },
      { list: 'NL' as const, count: 12 },
    ];
    openAdmin();
    server.use(mockReply(endpoints.adminMailingLists, lists));
    const waiting = await screen.findByRole('region', { name: 'Waiting for a country' });
    expect(
      within(waiting)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Netherlands: 12 (CSV)']);
  });

  it('offers a retry when the overview’s figures fail to load', async () => {
    const { user } = openAdmin();
    server.use(mockRefusal(endpoints.adminOverview, 500));
    await screen.findByText('The figures could not be loaded');
    server.use(mockReply(endpoints.adminOverview, createOverview()));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('£49.95')).toBeVisible();
  });
});
