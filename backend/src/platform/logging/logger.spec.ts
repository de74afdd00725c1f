import { createLogger } from './logger.js';

it('the logger registers a listener to flush its buffer when the process exits', () => {
  const before = process.listenerCount('exit');
  const logger = createLogger({
    logLevel: 'silent',
    identity: { service: 'bearings-api', release: '1.0.0', instance: 'api-1' },
  });
  expect(logger.level).toBe('silent');
  expect(process.listenerCount('exit')).toBeGreaterThan(before);
});
