import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { get as getByTls } from 'node:https';
import { connect, createServer as createNetServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectByTls } from 'node:tls';
import type { Config } from '../../config/config.js';
import { parseEnvironment } from '../../config/env.js';
import { listAllowedTargets } from './allowed-targets.js';
import { guardOutbound } from './outbound-guard.js';

const getPort = (server: Pick<Server, 'address'>): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

let server: Server;
let otherServer: Server;
let stopListening: () => void;
let refusedHosts: string[];

beforeEach(async () => {
  otherServer = createServer((_request, response) => response.end('other')).listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  const otherUrl = `http://127.0.0.1:${getPort(otherServer)}/`;
  server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: otherUrl });
    response.end('answered');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  refusedHosts = [];
  const targets = new Set([`127.0.0.1:${getPort(server)}`]);
  stopListening = guardOutbound({ targets, addressPorts: new Set() }, (target) => refusedHosts.push(target));
});
afterEach(() => {
  stopListening();
  for (const each of [server, otherServer]) {
    each.closeAllConnections();
    each.close();
  }
});

const waitForOutcome = (emitter: NodeJS.EventEmitter): Promise<string> =>
  new Promise((resolve) => {
    emitter.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    emitter.on('connect', () => resolve('connected'));
    emitter.on('response', () => resolve('answered'));
  });

describe('connections that the process opens', () => {
  it('reach the allowed services', async () => {
    const url = `http://127.0.0.1:${getPort(server)}/`;
    expect(await (await fetch(url)).text()).toBe('answered');
    expect(await waitForOutcome(get(url))).toBe('answered');
    expect(await waitForOutcome(new Socket().connect(getPort(server), '127.0.0.1'))).toBe('connected');
    expect(refusedHosts).toEqual([]);
  });

  it('are refused to every target that is not allowed, whichever API of Node.js opens them', async () => {
    const port = getPort(otherServer);
    const ways: [string, () => Promise<string>][] = [
      ['http', () => waitForOutcome(get(`http://127.0.0.1:${port}/`))],
      ['https', () => waitForOutcome(getByTls(`https://metadata.example:443/`))],
      ['net', () => waitForOutcome(connect({ host: '127.0.0.1', port }))],
      ['net without a host', () => waitForOutcome(connect(port))],
      ['tls', () => waitForOutcome(connectByTls({ host: '169.254.169.254', port: 443 }))],
      ['a socket', () => waitForOutcome(new Socket().connect(port, '127.0.0.1'))],
      [
        'fetch',
        () =>
          fetch(`http://127.0.0.1:${port}/`).then(
            () => 'answered',
            // Jest runs tests in a realm with another Error class, so fetch reports only our error's message.
            ({ cause }: Error) => (/names no service/.test(String(cause)) ? 'EOUTBOUND' : String(cause)),
          ),
      ],
    ];
    for (const [way, open] of ways) expect([way, await open()]).toEqual([way, 'EOUTBOUND']);
    expect(refusedHosts).toHaveLength(ways.length);
    expect(refusedHosts).toContain('metadata.example:443');
  });

  it('do not follow a redirect to another host', async () => {
    const redirectReply = fetch(`http://127.0.0.1:${getPort(server)}/moved`);
    await expect(redirectReply).rejects.toThrow('fetch failed');
    expect(refusedHosts).toEqual([`127.0.0.1:${getPort(otherServer)}`]);
  });

  it('may go to Unix domain sockets', async () => {
    const file = path.join(tmpdir(), `bearings-${process.pid}.socket`);
    const local = createNetServer().listen(file);
    await once(local, 'listening');
    const socket = connect(file);
    expect(await waitForOutcome(socket)).toBe('connected');
    socket.destroy();
    local.close();
  });
});

describe('the allowed targets of a process', () => {
  const allowedTargetsFor = (variables: Record<string, string>): string[] => {
    const config: Config = parseEnvironment({
      DATABASE_URL: 'postgres://a:b@db.example.org/c?sslmode=verify-full',
      ...variables,
    });
    return [...listAllowedTargets(config).targets];
  };

  it('contain only the database when nothing else is configured', () => {
    expect(allowedTargetsFor({})).toEqual(['db.example.org:5432']);
  });

  it('contain all services that the configuration names', () => {
    expect(
      allowedTargetsFor({
        REDIS_URL: 'rediss://queue.example.org',
        SMTP_URL: 'smtps://mail.example.org',
        MAIL_FROM: 'a@example.org',
        OPENAI_API_KEY: 'key',
        OPENAI_BASE_URL: 'https://Model.example.org/v1',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://[::1]:4318',
        STRIPE_SECRET_KEY: 'sk_test_abcdefgh12',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefgh12',
        STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh12',
      }).toSorted(),
    ).toEqual([
      '::1:4318',
      'api.stripe.com:443',
      'db.example.org:5432',
      'mail.example.org:465',
      'model.example.org:443',
      'queue.example.org:6379',
    ]);
  });

  it('do not contain the language model when its key is missing', () => {
    expect(allowedTargetsFor({ OPENAI_BASE_URL: 'https://model.example.org' })).toEqual(['db.example.org:5432']);
  });
});
