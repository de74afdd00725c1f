import { endpoints, SIGNED_IN_HINT_COOKIE, type User } from '@bearings/contracts';
import { mockReply, server } from './server';

const signOut = () => {
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=; Max-Age=0; Path=/`;
};

afterEach(signOut);

const ada: User = {
  id: '6b8d4d0e-8f0c-4b55-9a3e-0f5e8c1a2b3c',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  country: 'United Kingdom',
  role: 'user',
  hasPassword: true,
};

/** Signs a user in until the end of the test. Returns the user. */
export function createSignedInUser(changes: Partial<User> = {}): User {
  const user = { ...ada, ...changes };
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=1; Path=/`;
  server.use(mockReply(endpoints.currentUser, user));
  return user;
}
