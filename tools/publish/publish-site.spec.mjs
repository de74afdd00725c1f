import { PAGE_FRAME, REMOTES } from '@bearings/build/site';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, test } from 'node:test';
import {
  publishFolder,
  publishLibrary,
  publishSite,
  switchRemote,
  mergeWithPublishedSettings,
  readSettingsFromEnvironment,
} from './publish-site.mjs';
import { createVersion } from './remote-versions.mjs';
import { SITE_PARTS } from './site-parts.mjs';

const home = mkdtempSync(join(tmpdir(), 'bearings-publish-'));
after(() => rmSync(home, { recursive: true, force: true }));

/** @param {string} path @param {string} text */
function writeBuildFile(path, text) {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}

test('publishFolder deletes files only if they are old and not in an excluded folder', () => {
  const day = 24 * 60 * 60 * 1_000;
  writeBuildFile('built/index.html', 'new');
  writeBuildFile('built/js/main.22222222.js', 'new');
  writeBuildFile('site/index.html', 'old');
  writeBuildFile('site/js/main.11111111.js', 'last release');
  writeBuildFile('site/js/main.00000000.js', 'long ago');
  writeBuildFile('site/remotes/a/x.js', 'of another team');
  const now = Date.now();
  for (const path of ['js/main.00000000.js', 'remotes/a/x.js']) {
    utimesSync(join(home, 'site', path), (now - 40 * day) / 1_000, (now - 40 * day) / 1_000);
  }
  publishFolder(join(home, 'built'), join(home, 'site'), ['remotes'], now);
  assert.equal(readFileSync(join(home, 'site/index.html'), 'utf8'), 'new');
  assert.deepEqual(readdirSync(join(home, 'site/js')).toSorted(), ['main.11111111.js', 'main.22222222.js']);
  assert.deepEqual(readdirSync(join(home, 'site/remotes/a')), ['x.js']);
});

/** @type {{ claims: import('./publish-site.mjs').Claims, origin: string }} */
const shownSettings = { claims: 'shown', origin: 'https://example.org' };

/**
 * Creates the folder of a site that was published with these settings, and returns its path.
 * @param {string} name
 * @param {object} [settings]
 */
function publishNamedSite(name, settings) {
  writeBuildFile(`${name}/remotes.json`, JSON.stringify(settings ? { site: settings } : {}));
  return join(home, name);
}

test('the first publication hides unverified claims unless CLAIMS is "shown"', () => {
  const site = publishNamedSite('first');
  assert.equal(mergeWithPublishedSettings(site, readSettingsFromEnvironment({})).claims, 'hidden');
  assert.equal(mergeWithPublishedSettings(site, readSettingsFromEnvironment({ CLAIMS: '' })).claims, 'hidden');
  assert.equal(mergeWithPublishedSettings(site, readSettingsFromEnvironment({ CLAIMS: 'shown' })).claims, 'shown');
});

test('a later publication keeps the site’s settings, and rejects different settings unless --settings is given', () => {
  const site = publishNamedSite('again', shownSettings);
  assert.deepEqual(mergeWithPublishedSettings(site, readSettingsFromEnvironment({})), shownSettings);
  const hiddenSettings = readSettingsFromEnvironment({ CLAIMS: 'hidden' });
  assert.throws(
    () => mergeWithPublishedSettings(site, hiddenSettings),
    /published with CLAIMS=shown, and CLAIMS is hidden here/,
  );
  assert.throws(
    () => mergeWithPublishedSettings(site, readSettingsFromEnvironment({ PUBLIC_URL: 'https://other.example' })),
    /PUBLIC_URL/,
  );
  assert.equal(mergeWithPublishedSettings(site, hiddenSettings, true).claims, 'hidden');
  assert.equal(
    mergeWithPublishedSettings(site, readSettingsFromEnvironment({ PUBLIC_URL: `${shownSettings.origin}/` })).origin,
    shownSettings.origin,
  );
});

test('publishSite throws if a build lacks prerendered pages that the site has', () => {
  const site = join(home, 'pages-site');
  const remotes = JSON.stringify({
    assessment: { entry: '/remotes/assessment/1/mf-manifest.json' },
  });
  writeBuildFile('pages-site/remotes.json', remotes);
  writeBuildFile('pages-site/remotes/assessment/1/prerendered.json', '{}');
  writeBuildFile('bare/mf-manifest.json', '{}');
  assert.throws(
    () => publishSite(['assessment'], site, {}, () => join(home, 'bare')),
    /builds of assessment have no prerendered pages.*@bearings\/prerender:build:assessment/,
  );
  assert.equal(readFileSync(join(site, 'remotes.json'), 'utf8'), remotes);
  assert.deepEqual(readdirSync(join(site, 'remotes/assessment')), ['1']);
});

/** @typedef {import('./publish-site.mjs').Part} Part */

/**
 * Writes a synthetic build of a part, and returns its folder.
 * @param {string} state name of the checkout that it was built from
 * @param {Part} part
 * @param {string} frame version of the frame
 * @param {string[]} pages paths of its prerendered pages
 */
function writeBuild(state, part, frame, pages = []) {
  const folder = `${state}/${part}`;
  const name = `${state}-${part}`;
  writeBuildFile(`${folder}/surface.json`, JSON.stringify({ [PAGE_FRAME]: { version: frame, names: [] } }));
  if (part === 'shell') {
    writeBuildFile(
      `${folder}/index.html`,
      `<head><script defer src="/${name}.js"></script></head><div id="root"></div>`,
    );
    writeBuildFile(`${folder}/chunks.json`, '{}');
    return;
  }
  writeBuildFile(`${folder}/mf-manifest.json`, JSON.stringify({ state }));
  writeBuildFile(
    `${folder}/chunks.json`,
    JSON.stringify({ [`frontend_${part}`]: [`${name}.js`], __federation_expose_routes: [], page: [] }),
  );
  const fragments = pages.map((path) => ({
    path,
    chunk: 'page',
    controls: false,
    head: '',
    html: `${path} of ${state}`,
  }));
  writeBuildFile(
    `${folder}/prerendered.json`,
    JSON.stringify({ origin: 'https://token.invalid', pages: fragments, paths: pages, files: {} }),
  );
}

/** @param {string} state */
const builtFrom = (state) => (/** @type {Part} */ part) => join(home, state, part);

/** Publishes a site from the state `first`, whose remotes have a page each, into a folder. @param {string} name */
function publishFirst(name) {
  writeBuild('first', 'shell', '1.0.0');
  writeBuild('first', 'assessment', '1.0.0', ['/assessment']);
  writeBuild('first', 'account', '1.0.0', ['/sample-report']);
  writeBuild('first', 'marketing', '1.0.0', ['/about']);
  const site = join(home, name);
  publishSite(SITE_PARTS, site, shownSettings, builtFrom('first'));
  return site;
}

/** @param {string} site @param {string} path */
const readPage = (site, path) => readFileSync(join(site, 'pages', path, 'index.html'), 'utf8');

test('a page added to one remote goes live alone, though this checkout would build another shell', () => {
  const site = publishFirst('alone-site');
  writeBuild('second', 'shell', '1.0.0');
  writeBuild('second', 'marketing', '1.0.0', ['/about', '/new-page']);
  publishSite(['marketing'], site, {}, builtFrom('second'));
  for (const path of ['/about', '/new-page']) {
    const page = readPage(site, path);
    assert.ok(page.includes(`<div id="root">${path} of second</div>`));
    assert.match(page, /src="\/first-shell\.js"/);
    assert.match(page, /\/second-marketing\.js/);
  }
  assert.ok(readPage(site, '/assessment').includes('/assessment of first'));
  assert.match(readFileSync(join(site, 'known-paths.map'), 'utf8'), /\/new-page;/);
  const timeOf = (/** @type {string} */ file) => statSync(join(site, file), { bigint: true }).mtimeNs;
  assert.ok(timeOf('known-paths.map') <= timeOf('pages/assessment/index.html.br'), 'pages are compressed first');
});

test('going back to the version before a page was added takes the page and its path away, and says what nginx needs', () => {
  const site = publishFirst('back-site');
  const readPaths = () => readFileSync(join(site, 'known-paths.map'), 'utf8');
  const pathsBefore = readPaths();
  const [firstVersion = ''] = readdirSync(join(site, 'remotes/marketing'));
  writeBuild('second', 'marketing', '1.0.0', ['/about', '/privacy']);
  publishSite(['marketing'], site, {}, builtFrom('second'));
  assert.notEqual(readPaths(), pathsBefore);
  const goBack = () => {
    const program = resolve(import.meta.dirname, '../commands/remote.mjs');
    const options = { encoding: /** @type {const} */ ('utf8'), env: { ...process.env, SITE_DIR: site } };
    return spawnSync(process.execPath, [program, 'marketing', '--use', firstVersion], options).stdout;
  };
  assert.match(goBack(), /needs `nginx -s reload`/);
  assert.equal(readPaths(), pathsBefore);
  assert.equal(existsSync(join(site, 'pages/privacy/index.html')), false);
  assert.doesNotMatch(goBack(), /nginx/);
});

test('publishing and --use refuse a remote whose pages need another frame, and the first refusal names all parts', () => {
  const site = publishFirst('frames-site');
  const [firstVersion] = readdirSync(join(site, 'remotes/marketing'));
  writeBuild('third', 'shell', '2.0.0');
  for (const remote of REMOTES) writeBuild('third', remote, '2.0.0', ['/about']);
  const reason = 'page frame is 1.0.0, not 2.0.0 or later';
  const all = 'publish "shell assessment account marketing" together';
  const remotesBefore = readFileSync(join(site, 'remotes.json'), 'utf8');
  assert.throws(() => publishSite(['marketing'], site, {}, builtFrom('third')), {
    message: `The remote marketing uses what the published shell does not offer: ${reason}. Nothing was published; build from one state and ${all}.`,
  });
  assert.throws(() => publishSite(['shell', 'marketing'], site, {}, builtFrom('third')), {
    message: new RegExp(`published remote assessment .*published remote account .*${all}`),
  });
  // Without a build of the shell, as after building one remote only, all published remotes are named.
  rmSync(join(home, 'third/shell'), { recursive: true });
  assert.throws(() => publishSite(['marketing'], site, {}, builtFrom('third')), { message: new RegExp(all) });
  assert.equal(readFileSync(join(site, 'remotes.json'), 'utf8'), remotesBefore);
  writeBuild('third', 'shell', '2.0.0');
  publishSite(SITE_PARTS, site, {}, builtFrom('third'));
  assert.throws(() => switchRemote('marketing', firstVersion ?? '', site), {
    message: /marketing uses what the published shell does not offer: page frame is 2\.0\.0, not 1\.0\.0 or later/,
  });
  assert.match(readPage(site, '/about'), /\/about of third/);
});

test('publishLibrary adds library pages to the published version only if both are of the same build', () => {
  const site = join(home, 'library-site');
  writeBuildFile('library-built/mf-manifest.json', '{}');
  const builtLibrary = () => join(home, 'library-built');
  const version = createVersion(builtLibrary(), '0.1.0');
  writeBuildFile('library-built/library.json', '{"pages":[]}');
  assert.equal(createVersion(builtLibrary(), '0.1.0'), version);
  const entry = `/remotes/marketing/${version}/mf-manifest.json`;
  writeBuildFile('library-site/remotes.json', JSON.stringify({ marketing: { entry } }));
  publishLibrary(site, builtLibrary);
  const publishedLibrary = join(site, `remotes/marketing/${version}/library.json`);
  assert.equal(readFileSync(publishedLibrary, 'utf8'), '{"pages":[]}');
  writeBuildFile('library-built/mf-manifest.json', '{"another":"build"}');
  writeBuildFile('library-built/library.json', '{"pages":[1]}');
  publishLibrary(site, builtLibrary);
  assert.equal(readFileSync(publishedLibrary, 'utf8'), '{"pages":[]}');
});

test('compose.yaml publishes the site with the operator’s CLAIMS and PUBLIC_URL into the gateway’s volume', () => {
  const docker = resolve(import.meta.dirname, '../../docker');
  const compose = readFileSync(join(docker, 'compose.yaml'), 'utf8');
  const [, site = ''] = compose.split(/^ {2}site:$/m);
  for (const name of ['PUBLIC_URL', 'CLAIMS']) {
    assert.match(site, new RegExp(`^ {6}${name}: \\$\\{${name}\\b`, 'm'));
  }
  const image = readFileSync(join(docker, 'site.Dockerfile'), 'utf8');
  const [, folder = ''] = /^ENV SITE_DIR=(\S+)$/m.exec(image) ?? [];
  assert.ok(folder && site.includes(`'site:${folder}'`));
  assert.match(compose, /^ {6}- '?site:\/usr\/share\/nginx\/html:ro'?$/m);
});
