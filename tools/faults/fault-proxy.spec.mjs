import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { startFaultProxy } from './fault-proxy.mjs';

/** @type {import('./fault-proxy.mjs').FaultProxy} */
let proxy;
/** @type {import('node:net').Server} */
let echo;
/** @type {string[]} */
const heard = [];

before(async () => {
  echo = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      heard.push(String(chunk));
      socket.write(`answer to ${chunk}`);
    });
  });
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const address = echo.address();
  proxy = await startFaultProxy(typeof address === 'object' && address ? address.port : 0);
});
after(async () => {
  await proxy.close();
  echo.close();
});

function talk() {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.on('error', () => {});
  return {
    socket,
    /** @param {string} word */
    say: async (word) => {
      socket.write(word);
      const [answer] = await Promise.race([
        once(socket, 'data'),
        new Promise((done) => {
          setTimeout(() => done(['nothing']), 100);
        }),
      ]);
      return String(answer);
    },
  };
}

test('it passes everything on, both ways', async () => {
  assert.equal(await talk().say('hello'), 'answer to hello');
});

test('it strikes before the last of its words is heard, on one connection, once', async () => {
  let struck = 0;
  proxy.arm({ words: ['insert', 'COMMIT'], side: 'before', act: () => (struck += 1) });
  const other = talk();
  assert.equal(await other.say('COMMIT'), 'answer to COMMIT');
  const one = talk();
  assert.equal(await one.say('an insert'), 'answer to an insert');
  const count = heard.length;
  assert.equal(await one.say('COMMIT'), 'nothing');
  assert.deepEqual([struck, heard.length - count], [1, 0]);
  assert.equal(await talk().say('insert COMMIT'), 'answer to insert COMMIT');
});

test('it strikes after the last of its words was answered, which its client never sees', async () => {
  const struck = new Promise((done) => {
    proxy.arm({ words: ['COMMIT'], side: 'after', act: () => done('struck') });
  });
  assert.equal(await talk().say('COMMIT'), 'nothing');
  assert.equal(await struck, 'struck');
  assert.equal(heard.at(-1), 'COMMIT');
});

test('it is gone when cut, and back when restored', async () => {
  const before = talk();
  await before.say('hello');
  proxy.cut();
  await once(before.socket, 'close');
  const meanwhile = talk();
  await once(meanwhile.socket, 'close');
  proxy.restore();
  assert.equal(await talk().say('again'), 'answer to again');
});
