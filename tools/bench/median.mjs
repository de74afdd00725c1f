/** The lower of the two in the middle where their number is even; 0 of none. @param {readonly number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? 0;
}
