/** Stops the PostgreSQL that the set-up started. */
export default async function tearDown() {
  await globalThis.stopTestDatabase?.();
}
