export const receiptTexts = {
  title: 'Receipts',
  number: 'Receipt',
  paid: (date: string) => `paid ${date}`,
  card: (last4: string) => `card ending in ${last4}`,
  refunded: (date: string) => `Refunded ${date}`,
  partly: (amount: string) => `${amount} refunded`,
  disputed: 'Disputed at your bank',
  failed: 'Your receipts could not be loaded.',
  retry: 'Try Again',
} as const;
