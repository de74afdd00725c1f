import { createLogger } from './logger.js';

it('the logger of a process can be created, and writes what it has collected at the end', () => {
  const before = process.listenerCount('exit');
  const logger = createLogger({ logLevel: 'silent' });
  expect(logger.level).toBe('silent');
  expect(process.listenerCount('exit')).toBeGreaterThan(before);
});
