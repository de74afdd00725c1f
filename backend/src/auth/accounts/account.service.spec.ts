import type { Config } from '../../config/config.js';
import { AccountService } from './account.service.js';

/** Replaces the dependencies, which are not called because the service rejects the password first. */
const unusedDependency = {} as never;

it('the process fails to start if the administrator’s password is on a list of leaked passwords', async () => {
  const admin = { email: 'admin@example.org', password: 'Liverpool2026!' };
  const config = { admin } as Config;
  const accounts = new AccountService(
    unusedDependency,
    unusedDependency,
    unusedDependency,
    unusedDependency,
    unusedDependency,
    config,
    unusedDependency,
  );
  await expect(accounts.onApplicationBootstrap()).rejects.toThrow('ADMIN_PASSWORD is wrong: it is on a list of leaked');
});
