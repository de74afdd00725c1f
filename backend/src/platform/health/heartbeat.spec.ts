import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { parseEnvironment } from '../../config/env.js';
import { trackWork } from '../periodic/running-work.js';
import { Heartbeat } from './heartbeat.js';
import { findHeartbeatFault } from './heartbeat-file.js';

let folder: string;
let file: string;
const log: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bearings-heartbeat-'));
  file = path.join(folder, 'heartbeat');
  log.length = 0;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Starts the heartbeat of a process and stops it after the first beat. */
async function runUntilFirstBeat(): Promise<void> {
  const config = parseEnvironment({ DATABASE_URL: 'postgres://a@b/c', HEARTBEAT_FILE: file });
  const logger = pino({ base: undefined }, { write: (line) => void log.push(line) });
  const heartbeat = new Heartbeat(config, logger);
  heartbeat.onApplicationBootstrap();
  await heartbeat.beforeApplicationShutdown();
}

describe('the heartbeat', () => {
  it('passes the health check while its file is fresh, and fails it once the file is old or missing', async () => {
    expect(await findHeartbeatFault(file)).toBe(`There is no heartbeat in ${file}.`);
    await runUntilFirstBeat();
    expect(await findHeartbeatFault(file)).toBeNull();
    const before = new Date(Date.now() - 45_000);
    await utimes(file, before, before);
    expect(await findHeartbeatFault(file)).toBe('The last heartbeat was 45 seconds ago.');
    await runUntilFirstBeat();
    expect(await findHeartbeatFault(file)).toBeNull();
  });

  it('stops while a job hangs, and logs that', async () => {
    let end = (): void => undefined;
    const hangingWork = trackWork('report', () => new Promise<void>((resolve) => (end = resolve)));
    const laterMs = performance.now() + 13 * 60_000;
    jest.spyOn(performance, 'now').mockReturnValue(laterMs);
    await runUntilFirstBeat();
    await expect(readFile(file)).rejects.toThrow('ENOENT');
    expect(log.join()).toContain('work is stuck; no heartbeat');
    end();
    await hangingWork;
    await runUntilFirstBeat();
    expect(await findHeartbeatFault(file)).toBeNull();
  });
});
