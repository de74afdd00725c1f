import type { Config } from '../../config/config.js';
import { AccountService } from './account.service.js';

/** Stands in for dependencies that the service must not call, since it refuses before any lookup. */
const unused = {} as never;

it('the process does not start, and says why, if the administrator’s password is a leaked one', async () => {
  const admin = { email: 'admin@example.org', password: 'Liverpool2026!' };
  const config = { admin } as Config;
  const accounts = new AccountService(unused, unused, unused, unused, unused, config, unused);
  await expect(accounts.onApplicationBootstrap()).rejects.toThrow(
    'ADMIN_PASSWORD is wrong: it is on a list of leaked',
  );
});
