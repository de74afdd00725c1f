// A TCP proxy that can cut off its target, and can stop forwarding a connection on which a given text was sent.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * @typedef {object} Trigger stops one connection: the first on which the client sends all texts in
 * order, ignoring case and quotes
 * @property {readonly string[]} words texts that the client sends, each in one write
 * @property {'before' | 'after'} side whether it fires before the target gets the last text, or
 * after the target's
 * reply
 * @property {() => void} act called when it fires; from then on the connection forwards nothing
 */

/**
 * @typedef {object} FaultProxy
 * @property {number} port
 * @property {() => void} cut closes all connections and rejects new ones
 * @property {() => void} restore
 * @property {(trigger: Trigger) => void} arm replaces a trigger that has not fired
 * @property {() => void} disarm
 * @property {() => Promise<void>} close
 */

/**
 * Starts a proxy on a free loopback port that forwards to another port.
 * @param {number} targetPort
 * @returns {Promise<FaultProxy>}
 */
export async function startFaultProxy(targetPort) {
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  /** @type {Trigger | undefined} */
  let armed;
  let away = false;

  const server = createServer((client) => {
    if (away) {
      client.destroy();
      return;
    }
    const target = connect(targetPort, '127.0.0.1');
    for (const socket of [client, target]) {
      open.add(socket);
      socket.setNoDelay();
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        target.destroy();
      });
    }
    const said = { trigger: armed, words: 0 };
    /** @type {Trigger | undefined} the trigger that waits for the target's next reply */
    let onAnswer;
    let mute = false;

    client.on('data', (/** @type {Buffer} */ chunk) => {
      if (mute) return;
      const fired = hears(chunk);
      if (fired?.side === 'before') {
        mute = true;
        fired.act();
        return;
      }
      if (fired) {
        mute = true;
        onAnswer = fired;
      }
      if (!target.write(chunk)) client.pause();
    });
    target.on('drain', () => client.resume());
    target.on('data', (/** @type {Buffer} */ chunk) => {
      if (mute) {
        onAnswer?.act();
        onAnswer = undefined;
      } else if (!client.write(chunk)) target.pause();
    });
    client.on('drain', () => target.resume());

    /** @param {Buffer} chunk */
    function hears(chunk) {
      if (said.trigger !== armed) Object.assign(said, { trigger: armed, words: 0 });
      if (!armed) return undefined;
      const text = normalise(chunk.toString('latin1'));
      let offset = 0;
      for (let word = armed.words[said.words]; word; word = armed.words[said.words]) {
        const found = text.indexOf(normalise(word), offset);
        if (found < 0) return undefined;
        offset = found + word.length;
        said.words += 1;
      }
      const trigger = armed;
      armed = undefined;
      return trigger;
    }
  });

  const cut = () => {
    away = true;
    for (const socket of open) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    restore: () => {
      away = false;
    },
    arm: (trigger) => {
      armed = trigger;
    },
    disarm: () => {
      armed = undefined;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Returns the text without differences in case and quotes, which SQL of the query builder and SQL written by hand have.
 * @param {string} text
 */
const normalise = (text) => text.toLowerCase().replaceAll('"', '');
