import { NEW_REPORT_KEY, SIGNED_IN_HINT_COOKIE } from '@bearings/contracts';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { Script } from 'node:vm';
import { composePages } from './compose-pages.mjs';
import { composePageStarterMap, PAGE_STARTER } from './page-starter.mjs';

const site = mkdtempSync(join(tmpdir(), 'bearings-site-'));
after(() => rmSync(site, { recursive: true, force: true }));

const shell = `<head>
    <title data-until-started>The site</title>
    <meta
      data-until-started
      name="description"
      content="The site's own."
    />
    <script defer src="/main.0f.js"></script><link href="/main.0a.css" rel="stylesheet"></head>
  <body><div id="root"></div></body>`;

const aboutPage = {
  path: '/about',
  chunk: 'about',
  controls: false,
  head: '<title>About</title><link rel="canonical" href="https://token.invalid/about"/>',
  html: '<h1>$& costs $1</h1>',
};

/** @param {string} path @param {unknown} content */
function writeSiteFile(path, content) {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), typeof content === 'string' ? content : JSON.stringify(content));
}

/** @param {object} [changes] */
function writePrerendered(changes) {
  writeSiteFile('remotes/marketing/prerendered.json', {
    origin: 'https://token.invalid',
    pages: [aboutPage],
    files: { 'sitemap.xml': '<loc>https://token.invalid/about</loc>' },
    ...changes,
  });
}

beforeEach(() => {
  writeSiteFile('index.html', shell);
  writeSiteFile('main.0a.css', '@font-face{src:url(/serif-basic.0b.woff2)}@font-face{src:url(/serif.0b.woff2)}');
  writeSiteFile('serif-basic.0b.woff2', 'letters');
  writeSiteFile('chunks.json', { main: ['main.0f.js'], controls: ['controls.0g.js'] });
  writeSiteFile('remotes.json', {
    account: { entry: '/remotes/account/mf-manifest.json' },
    marketing: { entry: '/remotes/marketing/mf-manifest.json' },
  });
  writeSiteFile('remotes/marketing/routes.0d.css', '.about{color:red}');
  writeSiteFile('remotes/marketing/chunks.json', {
    frontend_marketing: ['remoteEntry.0c.js'],
    __federation_expose_routes: ['routes.0d.js', 'routes.0d.css'],
    about: ['about.0e.js'],
  });
  writePrerendered();
});

const composeSite = () => composePages(site, 'https://example.org');

test('a prerendered page is inserted into the shell’s HTML with its own title and metadata', () => {
  const page = composeSite().get('pages/about/index.html') ?? '';
  assert.ok(page.includes('<div id="root"><h1>$& costs $1</h1></div>'));
  assert.equal(page.match(/<title/g)?.length, 1);
  assert.ok(page.includes('<title data-until-started>About</title>'));
  assert.ok(!page.includes("The site's own."));
});

test('style sheets and the basic font subsets are inlined into a page', () => {
  const page = composeSite().get('pages/about/index.html') ?? '';
  const letters = Buffer.from('letters').toString('base64');
  assert.ok(page.includes(`<style>@font-face{src:url(data:font/woff2;base64,${letters})}`));
  assert.ok(page.includes('@font-face{src:url(/serif.0b.woff2)}</style>'));
  assert.ok(page.includes('<style data-href="routes.0d.css">.about{color:red}</style>'));
  assert.ok(!page.includes('rel="stylesheet"'));
  for (const file of ['remoteEntry.0c.js', 'routes.0d.js', 'about.0e.js']) {
    assert.ok(page.includes(`as="script" fetchpriority="low" href="/remotes/marketing/${file}"`), file);
  }
});

test('composePages throws if a style sheet refers to a separate file', () => {
  writeSiteFile('remotes/marketing/routes.0d.css', '.about{background:url(paper.png)}');
  assert.throws(composeSite, /marketing\/routes\.0d\.css refers to a file beside it/);
});

test('in a page, the script preloads follow the styles, and the script tags follow the content', () => {
  const page = composeSite().get('pages/about/index.html') ?? '';
  const parts = ['<style>', 'href="/main.0f.js"', '<h1>', 'page-data', 'src="/main.0f.js"'];
  const found = parts.map((name) => page.indexOf(name));
  assert.deepEqual(
    found,
    found.toSorted((a, b) => a - b),
  );
  assert.ok(found.every((position) => position > 0));
  const scriptTemplate = /<template id="scripts">(.*?)<\/template>/.exec(page)?.[1] ?? '';
  assert.ok(scriptTemplate.includes('<script async src="/main.0f.js"></script>'));
  assert.ok(!scriptTemplate.includes('about.0e.js'));
});

test('the chunk for form controls is preloaded only on a page that needs it at once', () => {
  const preloadLink = /<link rel="preload" as="script" fetchpriority="low" href="\/controls\.0g\.js" \/>/;
  assert.doesNotMatch(composeSite().get('pages/about/index.html') ?? '', preloadLink);
  writePrerendered({ pages: [{ ...aboutPage, controls: true }] });
  assert.match(composeSite().get('pages/about/index.html') ?? '', preloadLink);
});

test('the data for the shell is in a JSON data block, not in a script', () => {
  const page = composeSite().get('pages/about/index.html') ?? '';
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page)?.[1];
  assert.deepEqual(JSON.parse(data ?? ''), {
    origin: 'https://example.org',
    remotes: {
      account: { entry: '/remotes/account/mf-manifest.json' },
      marketing: { entry: '/remotes/marketing/remoteEntry.0c.js' },
    },
  });
  const restOfPage = page.replace(`<script>${PAGE_STARTER}</script>`, '');
  assert.ok(!/<script(?! async src=| type="application\/json")/.test(restOfPage));
});

test('pages contain unverified claims only if the settings of the site show such claims', () => {
  const claimedPage = { head: '<title>About 94%</title>', html: '<h1>94%</h1>' };
  writePrerendered({
    pages: [
      { ...aboutPage, claimed: { examples: { ...claimedPage, html: '<h1>94%, an example</h1>' }, shown: claimedPage } },
    ],
  });
  assert.doesNotMatch(composeSite().get('pages/about/index.html') ?? '', /94%/);
  writeSiteFile('remotes.json', { site: { claims: 'shown' } });
  const shownPage = composeSite().get('pages/about/index.html') ?? '';
  assert.match(shownPage, /<div id="root"><h1>94%<\/h1><\/div>/);
  assert.match(shownPage, /<title data-until-started>About 94%<\/title>/);
  assert.match(shownPage, /"site":\{"claims":"shown"\}/);
  writeSiteFile('remotes.json', { site: { claims: 'hidden' } });
  assert.doesNotMatch(composeSite().get('pages/about/index.html') ?? '', /94%/);
});

test('library pages contain the API replies that they show, and no address of another remote', () => {
  const actor = { ...aboutPage, path: '/careers/actor', replies: { queries: { 'career("actor")': { data: 1 } } } };
  writeSiteFile('remotes/marketing/library.json', { pages: [actor] });
  assert.equal(composePages(site, 'https://example.org', false).has('pages/careers/actor/index.html'), false);
  const page = composeSite().get('pages/careers/actor/index.html') ?? '';
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page)?.[1];
  assert.deepEqual(JSON.parse(data ?? ''), {
    origin: 'https://example.org',
    remotes: { marketing: { entry: '/remotes/marketing/remoteEntry.0c.js' } },
    replies: actor.replies,
  });
  rmSync(join(site, 'remotes/marketing/library.json'));
});

test('only the page of a report names the program with which the API renders its opening', () => {
  assert.doesNotMatch(composeSite().get('pages/about/index.html') ?? '', /<meta name="report-page"/);
  writePrerendered({ pages: [{ ...aboutPage, program: 'a1' }] });
  const page = composeSite().get('pages/about/index.html') ?? '';
  const nameTag = '<meta name="report-page" content="a1">';
  assert.ok(page.includes(nameTag));
  assert.ok(page.indexOf(nameTag) < page.indexOf(PAGE_STARTER));
});

test('composePages throws if a page needs a chunk that its remote lacks', () => {
  writePrerendered({ pages: [{ ...aboutPage, chunk: 'gone' }] });
  assert.throws(composeSite, /\/about: the remote marketing has no chunk gone/);
});

test('the only inline script of a page is the page starter, whose hash is published for the CSP header', () => {
  const page = composeSite().get('pages/about/index.html') ?? '';
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  assert.deepEqual(scripts, [PAGE_STARTER]);
  const hash = createHash('sha256').update(PAGE_STARTER).digest('base64');
  assert.match(composePageStarterMap(), /^#.*\ndefault "'sha256-[^"]+'";\n$/);
  assert.ok(composePageStarterMap().includes(hash));
  assert.ok(PAGE_STARTER.endsWith(`("${SIGNED_IN_HINT_COOKIE}","${NEW_REPORT_KEY}")`));
  assert.doesNotThrow(() => new Script(PAGE_STARTER));
});
