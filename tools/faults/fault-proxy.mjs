// A TCP proxy that can cut off its target, and can stop forwarding a connection on which a given text was sent.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * @typedef {object} Trigger fires on the first connection on which the client has sent all texts of `words` in order.
 * From then on, that connection forwards nothing
 * @property {readonly string[]} words texts, each of which the client sends in one write; their letter case and double
 * quotes are ignored
 * @property {'before' | 'after'} side whether the trigger fires before the target gets the last text, or after the
 * target has replied to it
 * @property {() => void} act called when the trigger fires
 */

/**
 * @typedef {object} FaultProxy
 * @property {number} port
 * @property {() => void} cut closes all connections and rejects new ones
 * @property {() => void} restore
 * @property {(trigger: Trigger) => void} arm sets the trigger, in place of one that has not fired
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
  let armedTrigger;
  let isAway = false;

  const server = createServer((client) => {
    if (isAway) {
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
    const sentProgress = { trigger: armedTrigger, words: 0 };
    /** @type {Trigger | undefined} the trigger that waits for the target's next reply */
    let onAnswer;
    let mute = false;

    client.on('data', (/** @type {Buffer} */ chunk) => {
      if (mute) return;
      const firedTrigger = takeFiredTrigger(chunk);
      if (firedTrigger?.side === 'before') {
        mute = true;
        firedTrigger.act();
        return;
      }
      if (firedTrigger) {
        mute = true;
        onAnswer = firedTrigger;
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
    function takeFiredTrigger(chunk) {
      if (sentProgress.trigger !== armedTrigger) Object.assign(sentProgress, { trigger: armedTrigger, words: 0 });
      if (!armedTrigger) return undefined;
      const text = normalise(chunk.toString('latin1'));
      let offset = 0;
      for (let word = armedTrigger.words[sentProgress.words]; word; word = armedTrigger.words[sentProgress.words]) {
        const found = text.indexOf(normalise(word), offset);
        if (found < 0) return undefined;
        offset = found + word.length;
        sentProgress.words += 1;
      }
      const trigger = armedTrigger;
      armedTrigger = undefined;
      return trigger;
    }
  });

  const cutConnection = () => {
    isAway = true;
    for (const socket of open) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: cutConnection,
    restore: () => {
      isAway = false;
    },
    arm: (trigger) => {
      armedTrigger = trigger;
    },
    disarm: () => {
      armedTrigger = undefined;
    },
    close: async () => {
      cutConnection();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Returns the text in lower case and without quotes, because the query builder's SQL and hand-written SQL differ in
 * letter case and quotes.
 * @param {string} text
 */
const normalise = (text) => text.toLowerCase().replaceAll('"', '');
