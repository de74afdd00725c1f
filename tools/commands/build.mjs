import { REMOTES } from '@bearings/build/site';
import { contentStamp } from '@bearings/publish/content-stamp';
import { listVersions } from '@bearings/publish/remote-versions';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CommandError, toProjectPath, NX_PROGRAM, PROJECT_FOLDER, runNode, toolEnvironment } from './project.mjs';

const STAMP_FILE = toProjectPath('dist/build-stamp');

const SOURCE_PATHS = [
  'backend',
  'frontend-shell',
  'frontend-assessment',
  'frontend-account',
  'frontend-marketing',
  'libs',
  'tools/build',
  'tools/publish',
  'tools/prerender',
  'tools/stand-ins/stripe',
  'package-lock.json',
  'tsconfig.base.json',
  '.swcrc',
];

const RESULT_FILES = [
  'backend/dist/main.js',
  'tools/stand-ins/stripe/dist/main.js',
  'dist/site/index.html',
  'dist/site/remotes.json',
  'dist/site/known-paths.map',
  'dist/site/page-starter.map',
  'dist/site/pages/index.html',
  'dist/site/pages/assessment/index.html',
];

/** Builds every project whose sources have changed and publishes the site. Does nothing if no source has changed. */
export async function ensureBuilt() {
  const stamp = contentStamp(PROJECT_FOLDER, SOURCE_PATHS);
  const knownStamp = existsSync(STAMP_FILE) ? readFileSync(STAMP_FILE, 'utf8') : '';
  if (knownStamp === stamp && isPublished()) return;
  console.log('Building what has changed …');
  rmSync(STAMP_FILE, { force: true });
  await buildAll();
  const { publishSite } = await import('@bearings/publish/publish-site');
  publishSite();
  mkdirSync(toProjectPath('dist'), { recursive: true });
  writeFileSync(STAMP_FILE, stamp);
}

const isPublished = () =>
  RESULT_FILES.every((file) => existsSync(toProjectPath(file))) &&
  REMOTES.every((remote) => listVersions(toProjectPath('dist/site'), remote).some(({ isUsed }) => isUsed));

/** Builds every project through nx, which skips unchanged ones. */
export async function buildAll() {
  const args = ['run-many', '--target=build', '--output-style=static'];
  const built = await runNode(NX_PROGRAM, args, { env: toolEnvironment() });
  if (!built) throw new CommandError('The build failed as shown above.');
}
