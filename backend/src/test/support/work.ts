import pino from 'pino';
import { Metrics } from '../../platform/metrics/metrics.js';
import type { WorkHandler } from '../../platform/work/work-handler.js';
import type { WorkKind } from '../../platform/work/work-kinds.js';
import { WorkLog } from '../../platform/work/work-log.js';
import { WorkPool } from '../../platform/work/work-pool.js';
import { WorkRepository } from '../../platform/work/work.repository.js';
import type { TestApi } from './test-api.js';

/** Creates a worker of an API that runs no work itself (`worker: false`). It logs to the API's log. */
export function createWorker(
  api: TestApi,
  kind: WorkKind,
  handler: WorkHandler,
  { log = api.log, stopping = new AbortController().signal } = {},
): WorkPool {
  const logger = pino({}, { write: (line: string) => void log.push(line) });
  const services = {
    repository: api.app.get(WorkRepository),
    logger,
    log: new WorkLog(new Metrics(null), logger),
    stopping,
  };
  return new WorkPool(kind, handler, services);
}

/** Lets a worker try all work of a kind once, without the delays before further attempts. */
export async function runWorkOnce(api: TestApi, kind: WorkKind, handler: WorkHandler): Promise<void> {
  await api.sql`update work set due_at = now() where kind = ${kind}`;
  const worker = createWorker(api, kind, handler);
  await worker.fill(0);
  await worker.settle();
}

/** Prevents the workers of an API from finding work by polling, so that only what starts it after a commit does. */
export function stopPolling(api: TestApi): void {
  const repository = api.app.get(WorkRepository);
  const claim = repository.claim.bind(repository);
  jest
    .spyOn(repository, 'claim')
    .mockImplementation((request) => (request.id === null ? Promise.resolve(null) : claim(request)));
}
