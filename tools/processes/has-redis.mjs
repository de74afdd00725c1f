import { spawnSync } from 'node:child_process';

/** Returns whether `redis-server` is installed on this machine. */
export const hasRedis = () => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
