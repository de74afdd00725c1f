const currencyFormats = new Map<string, Intl.NumberFormat>();

/** Formats an amount without minor units in British style: "£41,000", "US$52,300". */
export function formatMoney(amount: number, currency: string): string {
  let format = currencyFormats.get(currency);
  if (format === undefined) {
    format = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    });
    currencyFormats.set(currency, format);
  }
  return format.format(amount);
}

export const roundToHundreds = (amount: number): number => Math.round(amount / 100) * 100;
