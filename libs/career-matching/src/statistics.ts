export function mean(values: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at] ?? 0;
  return sum / values.length;
}

/** Returns the population standard deviation. */
export function standardDeviation(values: Float64Array): number {
  const centre = mean(values);
  let squares = 0;
  for (let at = 0; at < values.length; at++) squares += ((values[at] ?? 0) - centre) ** 2;
  return Math.sqrt(squares / values.length);
}
