/** Messages about a purchase, with the facts filled in by whoever sends them. */
export const RECEIPT_MAIL = {
  subject: 'Your receipt',
  opening: [
    'Thank you. We have received your payment.',
    'Receipt {number}: {item}',
    'Amount: {amount}. {vat}',
    'Paid on: {date}',
    'Card: {card}',
  ],
  label: 'Go to your report',
  closing: ['Your report is being written and will be ready soon. Please keep this receipt.'],
} as const;

export const REPORT_READY_MAIL = {
  subject: 'Your career report is ready',
  opening: ['Your career report has been written. You can read, print and download it now.'],
  label: 'Read your report',
  closing: ['You may have to sign in first, with the address this message came to.'],
} as const;
