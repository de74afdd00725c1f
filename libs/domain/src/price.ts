/** The price of one report. Amounts are stored in whole pence; requests contain `pounds`. */
export const PRICE = { pence: 999, pounds: 9.99, currency: 'gbp', label: '£9.99' } as const;
