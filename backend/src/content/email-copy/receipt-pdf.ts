/** The texts of the printed receipt. */
export const RECEIPT_PDF = {
  title: (brand: string, number: string) => `${brand} receipt ${number}`,
  heading: 'Receipt',
  seller: 'Sold by',
  rows: {
    number: 'Receipt number',
    paid: 'Paid on',
    card: 'Paid by',
    item: 'Bought',
    amount: 'Amount',
    refunded: 'Refunded',
    total: 'Total paid',
  },
  card: (last4: string) => `Card ending in ${last4}`,
  refundedOn: (amount: string, date: string) => `${amount}, on ${date}`,
} as const;
