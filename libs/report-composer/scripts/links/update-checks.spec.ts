import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createRegister, type Link, type LinkChecks } from '@bearings/report-composer';
import { checkLinks } from './check-links.js';
import { updateChecks } from './update-checks.js';

const CHECK_OPTIONS = { timeoutMs: 1000, sites: 2, pauseMs: 0, on: '2026-11-22' };

const SERVER_ANSWERS: Readonly<Record<string, (request: IncomingMessage, reply: ServerResponse) => void>> = {
  '/': (_, reply) => reply.end('front page'),
  '/section': (_, reply) => reply.end('section'),
  '/get-only': ({ method }, reply) => reply.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/no-programs': (_, reply) => reply.writeHead(403).end(),
  '/broken': (_, reply) => reply.writeHead(500).end(),
  '/moved-within': (_, reply) => reply.writeHead(301, { location: '/section' }).end(),
  '/moved-to-root': (_, reply) => reply.writeHead(301, { location: '/' }).end(),
  '/moved-away': ({ headers: { host } }, reply) =>
    reply.writeHead(301, { location: `http://localhost:${host?.split(':')[1]}/` }).end(),
  '/silent': () => {},
};

let server: Server;
let site: string;
let busyCount = 0;
let maxBusy = 0;

beforeAll(async () => {
  server = createServer((request, reply) => {
    busyCount += 1;
    maxBusy = Math.max(maxBusy, busyCount);
    reply.on('close', () => {
      busyCount -= 1;
    });
    const answer = SERVER_ANSWERS[request.url ?? ''];
    if (answer === undefined) reply.writeHead(404).end();
    else answer(request, reply);
  });
  site = await listen(server);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(one: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    one.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
}

/** Returns a URL on which no server listens. */
async function createClosedSite(): Promise<string> {
  const closedServer = createServer();
  const address = await listen(closedServer);
  await new Promise((resolve) => {
    closedServer.close(resolve);
  });
  return address;
}

async function checkPaths(...paths: string[]): Promise<LinkChecks | null> {
  return checkLinks(
    paths.map((path) => `${site}${path}`),
    CHECK_OPTIONS,
  );
}

describe('checkLinks', () => {
  it.each([
    ['/', 'works', '200'],
    ['/section', 'works', '200'],
    ['/get-only', 'works', '200'],
    ['/moved-within', 'works', '200'],
    ['/missing', 'failed', '404'],
    ['/broken', 'failed', '500'],
    ['/no-programs', 'refused', '403'],
    ['/moved-to-root', 'failed', 'leads to the root'],
    ['/moved-away', 'failed', expect.stringMatching(/^leads to localhost:\d+$/)],
    ['/silent', 'failed', 'no answer in time'],
  ])('records for the path %s the result "%s"', async (path, result, detail) => {
    const checks = await checkPaths('/', path);
    expect(checks?.[`${site}${path}`]).toEqual({ on: CHECK_OPTIONS.on, result, detail });
  });

  it('records a failure for one site that refuses connections if another site answers', async () => {
    const goneUrl = `${await createClosedSite()}/`;
    const checks = await checkLinks([goneUrl, `${site}/`], CHECK_OPTIONS);
    expect(checks?.[goneUrl]).toMatchObject({ result: 'failed', detail: 'ECONNREFUSED' });
  });

  it('sends only one request at a time to each site', async () => {
    maxBusy = 0;
    await checkLinks(
      ['/', '/section', '/get-only', '/missing'].map((path) => `${site}${path}`),
      { ...CHECK_OPTIONS, sites: 4 },
    );
    expect(maxBusy).toBe(1);
  });

  it('returns null if none of the addresses answers', async () => {
    const goneUrls = await Promise.all(Array.from({ length: 10 }, createClosedSite));
    expect(
      await checkLinks(
        goneUrls.map((each) => `${each}/`),
        CHECK_OPTIONS,
      ),
    ).toBeNull();
  });
});

describe('updateChecks', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'links-'));
    file = join(folder, 'link-checks.data.ts');
    await writeFile(file, 'as it was');
  });

  afterEach(() => rm(folder, { recursive: true }));

  async function readWrittenTable(): Promise<LinkChecks> {
    const source = await readFile(file, 'utf8');
    const literalText = source.slice(source.indexOf('= {') + 2, source.lastIndexOf('}') + 1);
    return JSON.parse(JSON.stringify(runInNewContext(`(${literalText})`)));
  }

  const createRows = (...paths: string[]): Link[] =>
    paths.map((path) => ({
      id: path,
      address: `${site}${path}`,
      publisher: 'Publisher',
      purpose: 'purpose',
      country: 'DE',
      uses: ['advice'],
    }));

  it('writes the result of each check to a table, and the register of links for reports then lists only links that work', async () => {
    const rows = createRows('/', '/section', '/missing', '/no-programs');
    const formatChecks = (checks: LinkChecks): string[] =>
      createRegister(rows, checks)
        .for('DE', 'advice')
        .map(({ id }) => id);
    expect(formatChecks({})).toEqual(['/']);
    const lines = await updateChecks(
      rows.map(({ address }) => address),
      file,
      CHECK_OPTIONS,
    );
    expect(lines).toEqual([
      `failed: ${site}/missing (404)`,
      `refused: ${site}/no-programs (403)`,
      '4 addresses checked, 2 of them without success.',
    ]);
    const checks = await readWrittenTable();
    expect(checks[`${site}/`]).toEqual({ on: '2026-11-22', result: 'works', detail: '200' });
    expect(formatChecks(checks)).toEqual(['/', '/section']);
  });

  it('leaves the table unchanged and reports that the machine is offline if no address answers', async () => {
    const lines = await updateChecks([`${await createClosedSite()}/`], file, CHECK_OPTIONS);
    expect(lines).toEqual(['No address answered, so this machine is probably offline: nothing was changed.']);
    expect(await readFile(file, 'utf8')).toBe('as it was');
  });
});
