import { hasRedis, Parts } from '@bearings/processes';
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startRedis } from './redis.mjs';

test(
  'Redis listens only on the local address, demands its password, and stores nothing on disk',
  { skip: !hasRedis() },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bearings-redis-'));
    const parts = new Parts();
    try {
      const url = new URL(await startRedis(folder, 'secret', parts));
      assert.equal(url.hostname, '127.0.0.1');
      assert.equal(url.password, 'secret');
      const socket = connect(Number(url.port), url.hostname);
      socket.write('PING\r\n');
      const [reply] = await once(socket, 'data');
      assert.match(String(reply), /^-NOAUTH/);
      socket.destroy();
    } finally {
      await parts.stop();
    }
    assert.deepEqual(readdirSync(join(folder, 'redis')), []);
    rmSync(folder, { recursive: true, force: true });
  },
);
