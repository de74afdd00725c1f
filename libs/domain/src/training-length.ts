/** A length of at least this many months is written in years. */
const MIN_MONTHS_SHOWN_IN_YEARS = 24;

const toYears = (months: number): string => {
  const halves = Math.round(months / 6);
  return `${Math.floor(halves / 2) || ''}${halves % 2 === 0 ? '' : '½'}`;
};

/** Returns a length or range of training as text: "18 months", "3½ years", "6 to 12 months", "1 to 3½ years". */
export function formatMonths(from: number, to = from): string {
  const isShort = to < MIN_MONTHS_SHOWN_IN_YEARS;
  if (from === to) return isShort ? (from === 1 ? 'a month' : `${from} months`) : `${toYears(from)} years`;
  if (isShort) return `${from} to ${to} months`;
  const years = toYears(to);
  if (from < 12) return `${from === 1 ? 'a month' : `${from} months`} to ${years} years`;
  // Lengths that differ by less than half a year may be the same after rounding.
  return toYears(from) === years ? `${years} years` : `${toYears(from)} to ${years} years`;
}
