import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestApi, type TestApi } from './test-api.js';

let api: TestApi;
let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'bearings-site-'));
  const siteDir = path.join(home, 'site');
  await mkdir(siteDir);
  await Promise.all([
    writeFile(path.join(siteDir, 'index.html'), 'the shell'),
    writeFile(path.join(siteDir, 'main.0123456789ab.js'), 'a script'),
    writeFile(path.join(siteDir, '.env'), 'a secret'),
    writeFile(path.join(home, 'outside.txt'), 'a secret'),
  ]);
  api = await startTestApi({ siteDir });
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(home, { recursive: true, force: true });
});

interface Raw {
  status: number | undefined;
  cache: string | undefined;
  text: string;
}

/** Sends the path letter by letter: `fetch` would tidy it up first. */
function raw(method: string, wanted: string): Promise<Raw> {
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path: wanted }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, cache: answer.headers['cache-control'], text }),
      );
    });
    call.on('error', reject).end();
  });
}

describe('the published site', () => {
  it.each(['/', '/assessment', '/report/x?y=z', '//', '///'])(
    'answers %s with the shell’s page',
    async (page) => {
      expect(await raw('GET', page)).toEqual({ status: 200, cache: 'no-cache', text: 'the shell' });
      expect(await raw('HEAD', page)).toEqual({ status: 200, cache: 'no-cache', text: '' });
    },
  );

  it('lets browsers keep what has its content’s hash in its name', async () => {
    const { cache, text } = await raw('GET', '/main.0123456789ab.js');
    expect(text).toBe('a script');
    expect(cache).toContain('immutable');
  });

  it.each([
    ['/nothing.js', 404],
    ['/api/nothing', 404],
    ['/.env', 404],
    ['/%2eenv', 404],
    ['//elsewhere.example/main.0123456789ab.js', 404],
    ['//[/a.js', 404],
    ['/../outside.txt', 403],
    ['/..%2foutside.txt', 403],
    ['/..%5coutside.txt', 403],
    ['/%252e%252e%252foutside.txt', 404],
    ['/%', 400],
    ['/%E0%A4%A.js', 400],
    ['/main%00.js', 400],
  ])('refuses %s as it refuses everything', async (wanted, status) => {
    const answer = await raw('GET', wanted);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({
      statusCode: status,
      code: expect.any(String),
      message: expect.any(String),
    });
    expect((await raw('HEAD', wanted)).status).toBe(status);
  });
});
