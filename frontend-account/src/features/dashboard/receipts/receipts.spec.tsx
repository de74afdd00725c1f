import { endpoints, type Receipt } from '@bearings/contracts';
import {
  mockReply,
  mockRefusal,
  renderPage,
  screen,
  server,
  createSignedInUser,
  within,
  findLinkTarget,
} from '@bearings/web/testing';
import { routes } from '../../../routes';
import { renderDashboard } from '../../../test/render-dashboard';

const RECEIPT_ID = 'c7c7c7c7-0000-4000-8000-000000000007';

const createReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  id: RECEIPT_ID,
  number: 'R-000123',
  seller: 'Bearings Ltd, 1 High Street, London',
  assessmentId: 'a1a1a1a1-0000-4000-8000-000000000001',
  paidAt: '2026-06-12T10:04:00Z',
  item: 'Complete Career Report',
  amount: 999,
  currency: 'gbp',
  refundedAmount: 0,
  refundedAt: null,
  dispute: null,
  cardLast4: '4242',
  vatNote: 'No VAT is charged.',
  ...changes,
});

function openPage(handler: ReturnType<typeof mockReply>) {
  createSignedInUser();
  return renderDashboard([handler]);
}

const findReceipts = () => screen.findByRole('region', { name: 'Receipts' });

describe('the receipts on the dashboard', () => {
  it('show amount, date and card, and link to the page of the receipt', async () => {
    openPage(mockReply(endpoints.payments, [createReceipt()]));
    const row = within(await findReceipts()).getByRole('listitem');
    expect(row).toHaveTextContent('Complete Career Report');
    expect(row).toHaveTextContent('Receipt R-000123, paid 12 June 2026, card ending in 4242');
    expect(row).toHaveTextContent('£9.99');
    expect(findLinkTarget('Complete Career Report')).toBe(`/dashboard/receipts/${RECEIPT_ID}`);
    expect(await findReceipts()).toHaveTextContent('No VAT is charged.');
  });

  it.each([
    ['a full refund', { refundedAt: '2026-06-20T09:00:00Z' }, 'Refunded 20 June 2026'],
    ['a partial refund', { refundedAmount: 500 }, '£5.00 refunded'],
    ['an open dispute', { dispute: 'open' }, 'Disputed at your bank'],
  ] as const)('show %s', async (_, changes, text) => {
    openPage(mockReply(endpoints.payments, [createReceipt(changes)]));
    expect(await findReceipts()).toHaveTextContent(text);
  });

  it('are not shown to a user without payments', async () => {
    openPage(mockReply(endpoints.payments, []));
    await screen.findByText('No assessments yet');
    expect(screen.queryByRole('region', { name: 'Receipts' })).toBeNull();
  });

  it('offer a retry when they fail to load', async () => {
    const { user } = openPage(mockRefusal(endpoints.payments, 500));
    expect(await screen.findByText('Your receipts could not be loaded.')).toBeVisible();
    server.use(mockReply(endpoints.payments, [createReceipt()]));
    await user.click(within(await findReceipts()).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Complete Career Report')).toBeVisible();
  });
});

describe('the page of one receipt', () => {
  const openReceipt = (handler: ReturnType<typeof mockReply>, id = RECEIPT_ID) => {
    createSignedInUser();
    return renderPage(
      routes.filter(({ path }) => path?.startsWith('/dashboard')),
      { path: `/dashboard/receipts/${id}`, handlers: [handler] },
    );
  };

  it('shows the seller, card, total and VAT, and can be printed and saved as PDF', async () => {
    const printSpy = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:made';
    const { user } = openReceipt(
      mockReply(endpoints.payments, [createReceipt({ seller: 'Bearings Ltd, London', refundedAmount: 400 })]),
    );
    expect(await screen.findByText('Bearings Ltd, London')).toBeVisible();
    for (const text of ['R-000123', '12 June 2026', 'Card ending in 4242', '£5.99', '£4.00'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('No VAT is charged.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(printSpy).toHaveBeenCalled();
    server.use(mockReply(endpoints.receiptPdf, '%PDF'));
    await user.click(screen.getByRole('link', { name: 'Download PDF' }));
    expect(await screen.findByText('It’s in your downloads.')).toBeVisible();
    jest.restoreAllMocks();
  });

  it('shows an error for a receipt that does not exist', async () => {
    openReceipt(mockReply(endpoints.payments, [createReceipt()]), 'another');
    expect(await screen.findByText('Receipt Not Found')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Back to Dashboard' })).toHaveLength(1);
    expect(document.querySelector('.ui-empty-picture')).toBeVisible();
  });

  it('offers a retry when the receipts fail to load', async () => {
    const { user } = openReceipt(mockRefusal(endpoints.payments, 500));
    expect(await screen.findByText('Your receipt could not be loaded.')).toBeVisible();
    server.use(mockReply(endpoints.payments, [createReceipt()]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('R-000123')).toBeVisible();
  });
});
