import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, test } from 'node:test';
import {
  publishFolder,
  publishLibrary,
  publishSite,
  mergeWithPublishedSettings,
  readSettingsFromEnvironment,
} from './publish-site.mjs';
import { createVersion } from './remote-versions.mjs';

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
    /has no prerendered pages.*nx build @bearings\/prerender/,
  );
  assert.equal(readFileSync(join(site, 'remotes.json'), 'utf8'), remotes);
  assert.deepEqual(readdirSync(join(site, 'remotes/assessment')), ['1']);
});

test('publishSite throws if prerendered pages would not match the published shell', () => {
  const site = join(home, 'shells-site');
  const hashOf = (/** @type {string} */ shell) => createHash('sha256').update(shell).digest('hex');
  writeBuildFile('shells-site/index.html', 'first');
  writeBuildFile('shells-site/remotes.json', '{}');
  for (const remote of ['assessment', 'marketing']) {
    writeBuildFile(`shells-site/remotes/${remote}/prerendered.json`, JSON.stringify({ shell: hashOf('first') }));
  }
  writeBuildFile('second/index.html', 'second');
  writeBuildFile('second/prerendered.json', JSON.stringify({ shell: hashOf('second') }));
  const secondSite = () => join(home, 'second');
  assert.throws(
    () => publishSite(['shell', 'marketing'], site, {}, secondSite),
    /pages of assessment, .* publish "shell assessment marketing" together/,
  );
  assert.throws(
    () => publishSite(['marketing'], site, {}, secondSite),
    /pages of marketing, .* publish "shell marketing" together/,
  );
  assert.equal(readFileSync(join(site, 'index.html'), 'utf8'), 'first');
  assert.equal(readFileSync(join(site, 'remotes.json'), 'utf8'), '{}');
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
