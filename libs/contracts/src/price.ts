/** The price of one report. Money is integer pence; `pounds` is what the calls send. */
export const PRICE = { pence: 999, pounds: 9.99, currency: 'gbp', label: '£9.99' } as const;
