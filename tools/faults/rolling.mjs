// Two APIs, two workers and two gateways, each restarted in turn while people use the site and buy: behind nginx with
// the shipped configuration if nginx is installed, otherwise behind a gateway that does the same.
import { freePort } from '@bearings/processes';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Answers, Buyer, nextAddress } from './buyer.mjs';
import { startGateway } from './gateway.mjs';
import { Program } from './program.mjs';

const PEOPLE = 8;
/** Below the limit of 1,000 saved drafts per visitor and hour; then the next visitor starts. */
const SAVES_EACH = 500;

/**
 * @typedef {object} Rolled
 * @property {number} answered number of requests with a reply
 * @property {string[]} failed requests without a reply, and reports that did not become ready
 * @property {string} by the gateway in front of the APIs
 * @property {{ name: string, code: number | null, ms: number }[]} stops stops of APIs and workers
 * @property {number} rounds
 * @property {number} reports number of bought reports that are ready
 */

/**
 * Starts a second API and worker in addition to the environment's own, and two gateways. Restarts each in turn under
 * load, and stops what it started.
 * @param {import('./environment.mjs').Environment} environment
 * @param {number} rounds minimum number of restarts of each
 * @param {number} [calls] minimum number of requests with a reply
 * @returns {Promise<Rolled>}
 */
export async function rollInstances(environment, rounds, calls = 0) {
  const port = await freePort();
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).ok;
  const env = { ...environment.api.env, PORT: String(port) };
  const secondApi = new Program('the second API', environment.api.args, env, ready);
  const { worker } = environment;
  const secondWorker = new Program('the second worker', worker.args, worker.env, worker.ready);
  await Promise.all([secondApi.start(), secondWorker.start()]);
  const ports = [Number(environment.api.env.PORT), port];
  const gateways = [await startGateway(ports), await startGateway(ports)];
  const programs = [environment.api, secondApi, worker, secondWorker];
  const gateway = new Gateway(
    gateways.flatMap((each) => each?.port ?? []),
    ports,
  );
  const load = { over: false };
  const people = Array.from({ length: PEOPLE }, (_, index) => useTheSite(gateway, index, load));
  const buying = buyReports(environment, gateway, load);
  const stops = [];
  let round = 0;
  try {
    await sleep(500);
    for (; round < rounds || gateway.answered < calls; round += 1) {
      for (const program of programs) {
        stops.push({ name: program.name, ...(await program.stop()) });
        await program.start();
        // The gateway may send no call to a restarted program for two seconds.
        await sleep(2_500);
      }
      for (const each of gateways) {
        await each?.restart();
        await sleep(300);
      }
    }
  } finally {
    load.over = true;
    await Promise.all(people);
    await buying.catch(() => undefined);
    await Promise.all([secondApi.kill(), secondWorker.kill()]);
    for (const each of gateways) await each?.stop();
  }
  const { answered, failed } = gateway;
  const by = gateways[0] ? 'two nginx' : 'a gateway of our own';
  return { answered, failed, stops, rounds: round, reports: await buying, by };
}

/**
 * Buys reports one after the other, like people who wait for each.
 * @param {import('./environment.mjs').Environment} environment
 * @param {Gateway} gateway counts reports that do not arrive
 * @param {{ over: boolean }} load
 */
async function buyReports(environment, gateway, load) {
  let bought = 0;
  for (; !load.over; bought += 1) {
    const buyer = new Buyer(environment, new Answers(), `rolled-${bought}`);
    try {
      await buyer.complete();
      await buyer.verify(await buyer.pay(await buyer.checkout()));
      await buyer.untilStatus('ready');
    } catch (error) {
      gateway.failed.push(`the report of ${buyer.email}: ${String(error)}`);
    }
  }
  return bought;
}

/**
 * A load balancer in front of the gateways, or of the APIs if nginx is not installed. Like nginx by default, it opens
 * a connection for each request, alternates between instances, and tries the next one if a connection is refused;
 * after a broken connection it does so only for idempotent requests.
 */
class Gateway {
  answered = 0;
  /** @type {string[]} */
  failed = [];
  #turn = 0;

  /** @param {readonly number[]} gateways their ports @param {readonly number[]} apis */
  constructor(gateways, apis) {
    this.ports = gateways.length > 0 ? gateways : apis;
  }

  /** @param {string} method @param {string} path @param {Visitor} visitor @param {object} [body] */
  async call(method, path, visitor, body) {
    this.#turn += 1;
    const turn = this.#turn;
    for (let tried = 0; tried < this.ports.length; tried += 1) {
      const port = this.ports[(turn + tried) % this.ports.length] ?? 0;
      const answer = await send(port, method, path, visitor, body).catch((error) => error);
      if (answer instanceof Error && isExpectedFailure(method, answer)) continue;
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
function isExpectedFailure(method, error) {
  const code = Reflect.get(error, 'code');
  return code === 'ECONNREFUSED' || (code === 'ECONNRESET' && ['GET', 'PUT'].includes(method));
}

/** @typedef {{ cookie: string, address: string }} Visitor */

/**
 * Simulates one visitor after the other, each from a separate address. @param {Gateway} gateway @param {number} index
 * @param {{ over: boolean }} load
 */
async function useTheSite(gateway, index, load) {
  for (let visit = 0; !load.over; visit += 1) {
    const email = `rolling-${index}-${visit}@example.org`;
    const visitor = { cookie: '', address: nextAddress() };
    const opened = await gateway.call('POST', '/api/assessments/start-tracking', visitor, {
      email,
    });
    visitor.cookie = opened?.cookie ?? '';
    await saveDrafts(gateway, email, visitor, load);
  }
}

/** @param {Gateway} gateway @param {string} email @param {Visitor} visitor @param {{ over: boolean }} load */
async function saveDrafts(gateway, email, visitor, load) {
  for (let round = 0; round < SAVES_EACH && !load.over; round += 1) {
    await gateway.call('GET', '/api/config', visitor);
    const answers = { q1: String((round % 5) + 1) };
    await gateway.call('PUT', '/api/assessments/draft', visitor, { answers });
    const kept = await gateway.call('GET', '/api/assessments/draft', visitor);
    if (kept && !kept.text.includes(JSON.stringify(answers))) {
      gateway.failed.push(`the draft of ${email} is lost: ${kept.text}`);
    }
  }
}

/**
 * @param {number} port @param {string} method @param {string} path @param {Visitor} visitor
 * @param {object} [body]
 * @returns {Promise<{ status: number, text: string, cookie: string }>}
 */
function send(port, method, path, { cookie, address }, body) {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        headers: {
          cookie,
          'x-forwarded-for': address,
          ...(body && { 'content-type': 'application/json' }),
        },
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
