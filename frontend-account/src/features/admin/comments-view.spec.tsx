import { endpoints, type Quality } from '@bearings/contracts';
import { mockReply, renderPage, screen, createSignedInUser, within } from '@bearings/web/testing';
import { QualityView } from './quality-view';
import type { Handlers } from '../../test/render-report';

describe('the administration’s quality page', () => {
  const noInterval = { low: null, high: null };
  const QUALITY_FIGURES: Quality = {
    finishedAt: '2026-11-26T02:00:00.000Z',
    dueAt: '2026-11-27T02:00:00.000Z',
    seeded: false,
    bankVersion: 1,
    figures: [
      { kind: 'suggested yes', subject: '', label: '', n: 40, value: 0.525, low: 0.45, high: 0.6 },
      { kind: 'decoy yes', subject: '', label: '', n: 3, value: null, ...noInterval },
      {
        kind: 'item rest',
        subject: 'q7',
        label: 'The worst statement',
        n: 40,
        value: 0.1,
        ...noInterval,
      },
      { kind: 'item rest', subject: 'q2', label: 'A better one', n: 40, value: 0.4, ...noInterval },
      { kind: 'country', subject: 'NO', label: 'Norway', n: 40, value: 0.2, ...noInterval },
      { kind: 'country', subject: 'IE', label: 'Ireland', n: 3, value: null, ...noInterval },
      { kind: 'country', subject: 'IN', label: 'India', n: 40, value: -0.6, ...noInterval },
    ],
    comments: [{ id: '1', text: 'It helped.', rating: 5, approved: false }],
  };

  const openQuality = (handlers: Handlers) => {
    createSignedInUser({ role: 'admin' });
    return renderPage([{ path: '/', element: <QualityView /> }], { path: '/', handlers });
  };

  it('shows how readers rated suggested and random careers (decoys), and lists the worst statement first', async () => {
    const approved: unknown[] = [];
    const { user } = openQuality([
      mockReply(endpoints.adminQuality, QUALITY_FIGURES),
      mockReply(endpoints.approveComment, ({ params, body }) => void approved.push([params.id, body])),
    ]);
    const readers = await screen.findByRole('table', { name: 'What readers said' });
    const [, suggested, decoys] = within(readers).getAllByRole('row');
    expect(suggested).toHaveTextContent(/4052\.5%45\.0% to 60\.0%Too few/);
    expect(decoys).toHaveTextContent(/3–Too few/);
    const items = screen.getByRole('table', { name: 'Statements, worst first' });
    const [, worst] = within(items).getAllByRole('row');
    expect(worst).toHaveTextContent(/^The worst statement0\.10/);
    const countries = screen.getByRole('table', { name: /^Countries that differ most/ });
    const names = within(countries).getAllByRole('rowheader');
    expect(names.map((each) => each.textContent)).toEqual(['India', 'Norway', 'Ireland']);
    expect(screen.getByText('Norms are made from 500 people on.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(approved).toEqual([['1', { approved: true }]]);
  });

  it('starts a new computation of the figures, and shows that it is running', async () => {
    let finishedAt = QUALITY_FIGURES.finishedAt;
    const { user } = openQuality([
      mockReply(endpoints.adminQuality, () => ({ ...QUALITY_FIGURES, finishedAt })),
      mockReply(endpoints.runQuality, undefined, 202),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Compute now' }));
    expect(await screen.findByRole('button', { name: 'Computing …' })).toBeVisible();
    finishedAt = '2026-11-26T07:00:00.000Z';
    expect(await screen.findByRole('button', { name: 'Compute now' }, { timeout: 5_000 })).toBeVisible();
  });
});
