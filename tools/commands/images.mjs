// npm run images -w tools/commands [-- --pin]: lists the images that docker/ is built from and runs; --pin writes the digest
// that a registry has for each tag, so that a build takes the very image that was tried.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, fail, inProject } from './project.mjs';

/** Matches a third-party image in a Dockerfile or compose.yaml: its tag, and its digest if pinned. */
const NAMED =
  /^( *(?:FROM|image:) +)((?!bearings-)[\w./-]+:[\w.-]+)(?:@(sha256:[0-9a-f]{64}))?( AS \w+)?$/gm;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/**
 * Asks the image's registry through docker, which has its addresses and credentials.
 * @param {string} image with its tag
 * @returns {{ digest: string } | { reason: string }}
 */
function askRegistry(image) {
  const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  const { error, status, stdout, stderr } = spawnSync('docker', args, { encoding: 'utf8' });
  const digest = stdout?.trim() ?? '';
  if (error) return { reason: 'docker is not installed' };
  if (status === 0 && DIGEST.test(digest)) return { digest };
  return { reason: stderr.trim().split('\n')[0] || 'docker gave no digest' };
}

/** @param {string} folder @returns {string[]} */
const filesOf = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.Dockerfile') || name === 'compose.yaml')
    .map((name) => join(folder, name));

try {
  const { values } = parseArgs({
    options: { pin: { type: 'boolean' }, folder: { type: 'string' } },
  });
  const files = filesOf(values.folder ?? inProject('docker'));
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NAMED)]);
  const images = new Map(found.map(([, , image = '', digest]) => [image, digest]));
  if (!values.pin) {
    for (const [image, digest] of images) console.log(`${image}  ${digest ?? 'not pinned'}`);
  } else {
    const unknown = [];
    for (const image of images.keys()) {
      const answer = askRegistry(image);
      if ('digest' in answer) images.set(image, answer.digest);
      else unknown.push(`${image}: ${answer.reason}`);
    }
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      const pinned = text.replaceAll(NAMED, (_line, before, image, _digest, after = '') => {
        const digest = images.get(image);
        return `${before}${image}${digest ? `@${digest}` : ''}${after}`;
      });
      if (pinned !== text) writeFileSync(file, pinned);
    }
    console.log(`${images.size - unknown.length} of ${images.size} images are pinned to a digest.`);
    if (unknown.length > 0) {
      throw new CommandError(
        `No registry answered for ${unknown.join('; ')}. Their tags stay as they were.`,
      );
    }
  }
} catch (error) {
  fail(error);
}
