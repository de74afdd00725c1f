import type { SignedIn } from '@bearings/contracts';
import { createSignedInUser, mockReply, server } from '@bearings/web/testing';

/** Mocks an API call that signs the user in. Returns the list of request bodies it received. */
export function mockSignIn(endpoint: Parameters<typeof mockReply>[0]): unknown[] {
  const sentBodies: unknown[] = [];
  server.use(
    mockReply(endpoint, ({ body }): SignedIn => {
      sentBodies.push(body);
      return { user: createSignedInUser() };
    }),
  );
  return sentBodies;
}
