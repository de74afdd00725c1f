// What the site repeats without Fastify, held against what it answers by the ordinary way.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Metrics } from '../../platform/metrics/metrics.js';
import { RecentAnswers } from '../../platform/http/recent-answers.js';
import { startTestApi, type TestApi } from '../support/test-api.js';

let api: TestApi;
let folder: string;
const repeated = jest.spyOn(RecentAnswers.prototype, 'find');

/** Files are checked again after 100 ms, which a busy machine can take for one request. */
let clock = performance.now();
const now = jest.spyOn(performance, 'now').mockImplementation(() => clock);
const letFilesBeChecked = (): void => {
  clock += 200;
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bearings-site-'));
  await mkdir(path.join(folder, 'pages/about'), { recursive: true });
  await writeFile(path.join(folder, 'index.html'), 'the shell');
  await writeFile(path.join(folder, 'pages/index.html'), 'the landing page');
  await writeFile(path.join(folder, 'pages/about/index.html'), 'about');
  await writeFile(path.join(folder, 'main.0a1b2c3d.js'), 'script');
  await writeFile(path.join(folder, 'main.0a1b2c3d.js.br'), 'packed');
  await writeFile(path.join(folder, 'known-paths.map'), '~*^/shared/[^/]+/?$ /index.html;\n');
  await writeFile(
    path.join(folder, 'page-starter.map'),
    `default "'sha256-${'a'.repeat(43)}='";\n`,
  );
  api = await startTestApi({ siteDir: folder, metricsPort: 0 });
});
beforeEach(() => {
  letFilesBeChecked();
  repeated.mockClear();
});
afterAll(async () => {
  repeated.mockRestore();
  now.mockRestore();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

interface Reply {
  status: number | undefined;
  /** Names and values in the order in which they were sent, without those that differ each time. */
  headers: string[][];
  id: unknown;
  text: string;
}

/** Sends a request; fetch would unpack the reply and hide the order of its headers. */
function send(address: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Reply>((resolve, reject) => {
    const call = request(api.url + address, { method, headers }, (reply) => {
      let text = '';
      reply.on('data', (part) => (text += String(part)));
      reply.on('end', () => {
        const pairs = Array.from({ length: reply.rawHeaders.length / 2 }, (_, index) =>
          reply.rawHeaders.slice(2 * index, 2 * index + 2),
        );
        const id = reply.headers['x-request-id'];
        const same = pairs.filter(([name]) => name !== 'x-request-id' && name !== 'Date');
        resolve({ status: reply.statusCode, headers: same, id, text });
      });
    });
    call.on('error', reject).end();
  });
}

/** How many requests were answered by repeating. */
const repetitions = (): number =>
  repeated.mock.results.filter(({ value }) => value !== undefined).length;

describe('a repeated answer', () => {
  it.each([
    ['/', {}],
    ['/about', {}],
    ['/about?from=header', {}],
    ['/main.0a1b2c3d.js', {}],
    ['/main.0a1b2c3d.js', { 'accept-encoding': 'br' }],
    ['/', { cookie: 'bearings_session=x', 'user-agent': 'another' }],
  ])('is the ordinary one with an id of its own: %s %j', async (address, headers) => {
    const ordinary = await send(address, headers);
    expect(repetitions()).toBe(0);
    const again = await send(address, headers);
    expect(repetitions()).toBe(1);
    expect(again).toEqual({ ...ordinary, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(again.id).not.toBe(ordinary.id);
    const names = again.headers.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['content-security-policy', 'etag', 'vary']));
  });

  it('is counted as the ordinary one', async () => {
    const counted = async (): Promise<number> => {
      const text = (await api.app.get(Metrics).scrape()) ?? '';
      const line = /_seconds_count\{method="GET",route="other",status="200"\} (\d+)/.exec(text);
      return Number(line?.[1] ?? 0);
    };
    await send('/about');
    const before = await counted();
    await send('/about');
    expect(repetitions()).toBe(1);
    expect(await counted()).toBe(before + 1);
  });

  it('ends when the file was published anew', async () => {
    await send('/about');
    await writeFile(path.join(folder, 'pages/about/index.html'), 'about, anew');
    letFilesBeChecked();
    expect((await send('/about')).text).toBe('about, anew');
  });
});

describe('after the files were checked', () => {
  const CHECK_MS = 110;

  /** How many of ten requests at once are repeated. */
  async function repeatedOfTen(): Promise<number> {
    repeated.mockClear();
    await Promise.all(Array.from({ length: 10 }, () => send('/about')));
    return repetitions();
  }

  it('one request is answered from the files, and the others as before', async () => {
    await send('/about');
    clock += CHECK_MS;
    expect(await repeatedOfTen()).toBe(9);
    expect(await repeatedOfTen()).toBe(10);
  });

  it('a removed page is gone for all after a quarter of a second', async () => {
    const page = path.join(folder, 'pages/passing/index.html');
    await mkdir(path.dirname(page));
    await writeFile(page, 'passing');
    expect((await send('/passing')).text).toBe('passing');
    await rm(page);
    clock += CHECK_MS;
    expect((await send('/passing')).text).not.toBe('passing');
    clock += 2 * CHECK_MS;
    const replies = await Promise.all(Array.from({ length: 5 }, () => send('/passing')));
    expect(replies.map(({ text }) => text)).not.toContain('passing');
  });
});

describe('the ordinary way answers', () => {
  it.each([
    ['somebody who is signed in', '/', { cookie: 'bearings_signed_in=1' }, 200, 'the shell'],
    ['a browser that has the file', '/about', { 'if-none-match': '*' }, 304, ''],
    ['other encodings', '/main.0a1b2c3d.js', { 'accept-encoding': 'gzip' }, 200, 'script'],
  ])('%s', async (_, address, headers, status, text) => {
    await send(address);
    const reply = await send(address, headers);
    expect([reply.status, reply.text, repetitions()]).toEqual([status, text, 0]);
    // Nor is what they got repeated to others.
    expect((await send(address)).status).toBe(200);
    expect((await send(address)).text).not.toBe(address === '/' ? 'the shell' : '');
  });

  it.each([
    ['a HEAD', 'HEAD', '/about'],
    ['an unknown path', 'GET', '/nowhere'],
    ['a link to a report', 'GET', '/shared/unknown'],
    ['a call', 'GET', '/api/countries'],
  ])('%s, each time', async (_, method, address) => {
    const first = await send(address, {}, method);
    const again = await send(address, {}, method);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(repetitions()).toBe(0);
  });
});
