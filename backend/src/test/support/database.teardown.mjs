/** Stops the PostgreSQL server if the set-up has started one. */
export default async function tearDown() {
  await globalThis.stopTestDatabase?.();
}
