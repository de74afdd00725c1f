import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Browser } from './browser.js';
import { startTestApi, type TestApi } from './test-api.js';

let api: TestApi;
let folder: string;
let browser: Browser;

async function put(name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bearings-site-'));
  await put('index.html', 'the shell');
  await put('pages/about/index.html', 'about, prerendered');
  await put('pages/index.html', 'the landing page');
  await put('main.0a1b2c3d.js', 'hashed');
  await put('.secret', 'hidden');
  api = await startTestApi({ siteDir: folder });
  browser = new Browser(api.url);
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the published site', () => {
  it.each([
    ['/', 'the landing page'],
    ['/about', 'about, prerendered'],
    ['/about?from=header', 'about, prerendered'],
    ['/dashboard', 'the shell'],
    ['/report/0b0b1c7e-0000-4000-8000-000000000000', 'the shell'],
  ])('answers %s with %s, asked for anew each time', async (address, text) => {
    const answer = await browser.get(address);
    expect([answer.status, answer.text]).toEqual([200, text]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('keeps a hashed file for good', async () => {
    const { headers } = await browser.get('/main.0a1b2c3d.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('gives the packed form to whoever takes it, as what it is and as long', async () => {
    await put('main.0a1b2c3d.js.br', 'packed');
    const answer = await fetch(`${api.url}/main.0a1b2c3d.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    const { headers } = answer;
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-type')).toMatch('javascript');
    expect(headers.get('vary')).toBe('accept-encoding');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('serves a file published after the start', async () => {
    await put('remotes/marketing/mf-manifest.json', '{}');
    expect((await browser.get('/remotes/marketing/mf-manifest.json')).status).toBe(200);
  });

  it.each(['/remotes/gone/x.js', '/.secret', '/..%2f..%2fetc/passwd.txt', '/api/none'])(
    'has nothing at %s',
    async (address) => {
      const { status, text } = await browser.get(address);
      expect([403, 404]).toContain(status);
      expect(text).not.toMatch(/hidden|root:/);
    },
  );

  it('says so when an address cannot be decoded', async () => {
    expect((await browser.get('/%ff%fe')).status).toBeLessThan(500);
  });
});
