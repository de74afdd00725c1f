/** Returns the name of a database and its host, without user and password, for the sentence of an error. */
export function describeDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `The database ${pathname.slice(1)} at ${host}`;
}
