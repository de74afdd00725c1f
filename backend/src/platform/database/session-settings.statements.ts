/** Returns SQL that changes settings until the transaction ends. Times are in milliseconds. */
export const formatTransactionSettings = (settings: Readonly<Record<string, number>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `set local ${name} = ${value}`)
    .join('; ');

/** Returns SQL that changes settings for the rest of a database session. Times are in milliseconds, those of TCP in seconds. */
export const formatSessionSettings = (settings: Readonly<Record<string, number>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `set ${name} = ${value}`)
    .join('; ');
