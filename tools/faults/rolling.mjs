// Two APIs behind one gateway, restarted one after the other while people use the site: behind nginx
// with the shipped configuration where the machine has it, else behind a gateway that does the same.
import { freePort } from '@bearings/processes';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startGateway } from './gateway.mjs';
import { Program } from './program.mjs';

/** @typedef {{ port: number, program: Program }} Instance */

/**
 * Starts a second API beside the environment's own, restarts each in turn under load, and ends the second.
 * @param {import('./environment.mjs').Environment} environment
 * @param {number} rounds how often each is restarted
 * @returns {Promise<{ answered: number, failed: string[], by: string, stops: { code: number | null, ms: number }[] }>}
 */
export async function rollInstances(environment, rounds) {
  const port = await freePort();
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).ok;
  const env = { ...environment.api.env, PORT: String(port) };
  const second = new Program('the second API', environment.api.args, env, ready);
  await second.start();
  /** @type {Instance[]} */
  const instances = [
    { port: Number(environment.api.env.PORT), program: environment.api },
    { port, program: second },
  ];
  const ports = instances.map((instance) => instance.port);
  const nginx = await startGateway(ports);
  const gateway = new Gateway(nginx ? [nginx.port] : ports);
  const load = { over: false };
  const people = Array.from({ length: 8 }, (_, index) => useTheSite(gateway, index, load));
  const stops = [];
  try {
    await sleep(500);
    for (let round = 0; round < rounds; round += 1) {
      for (const { program } of instances) {
        stops.push(await program.stop());
        await program.start();
        await sleep(300);
      }
    }
  } finally {
    load.over = true;
    await Promise.all(people);
    await second.kill();
    await nginx?.stop();
  }
  const { answered, failed } = gateway;
  return { answered, failed, stops, by: nginx ? 'nginx' : 'a gateway of our own' };
}

/**
 * As nginx does by default: a connection for each call, each instance in turn, and the next where no
 * connection is made; where one breaks before it answers, only for calls that may be made twice.
 */
class Gateway {
  answered = 0;
  /** @type {string[]} */
  failed = [];
  #turn = 0;

  /** @param {readonly number[]} ports */
  constructor(ports) {
    this.ports = ports;
  }

  /** @param {string} method @param {string} path @param {string} cookie @param {object} [body] */
  async call(method, path, cookie, body) {
    this.#turn += 1;
    const turn = this.#turn;
    for (let tried = 0; tried < this.ports.length; tried += 1) {
      const port = this.ports[(turn + tried) % this.ports.length] ?? 0;
      const answer = await send(port, method, path, cookie, body).catch((error) => error);
      if (answer instanceof Error && mayGoOn(method, answer)) continue;
      if (answer instanceof Error) this.failed.push(`${method} ${path}: ${answer.message}`);
      else if (answer.status >= 400) this.failed.push(`${method} ${path}: ${answer.status}`);
      else this.answered += 1;
      return answer instanceof Error ? null : answer;
    }
    this.failed.push(`${method} ${path}: connection refused`);
    return null;
  }
}

/** @param {string} method @param {Error} error */
function mayGoOn(method, error) {
  const code = Reflect.get(error, 'code');
  return code === 'ECONNREFUSED' || (code === 'ECONNRESET' && ['GET', 'PUT'].includes(method));
}

/** @param {Gateway} gateway @param {number} index @param {{ over: boolean }} load */
async function useTheSite(gateway, index, load) {
  const email = `rolling-${index}@example.org`;
  const opened = await gateway.call('POST', '/api/assessments/start-tracking', '', { email });
  const cookie = opened?.cookie ?? '';
  for (let round = 0; !load.over; round += 1) {
    await gateway.call('GET', '/api/config', cookie);
    const answers = { q1: String((round % 5) + 1) };
    await gateway.call('PUT', '/api/assessments/draft', cookie, { answers });
    const kept = await gateway.call('GET', '/api/assessments/draft', cookie);
    if (kept && !kept.text.includes(JSON.stringify(answers))) {
      gateway.failed.push(`the draft of ${email} is lost: ${kept.text}`);
    }
  }
}

/**
 * @param {number} port @param {string} method @param {string} path @param {string} cookie
 * @param {object} [body]
 * @returns {Promise<{ status: number, text: string, cookie: string }>}
 */
function send(port, method, path, cookie, body) {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('error', reject);
        response.on('end', () => {
          const [set = ''] = response.headers['set-cookie'] ?? [];
          resolve({ status: response.statusCode ?? 0, text, cookie: set.split(';')[0] ?? '' });
        });
      },
    );
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });
}
