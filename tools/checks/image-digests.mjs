// Writes images.env, with which compose pulls the images of a release by their digests, and images.yaml, the same values
// for the chart. Reads a line for each image, "backend ghcr.io/owner/project/bearings-backend sha256:…".
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const LINE_PATTERN = /^(backend|gateway|site) (\S+)\/bearings-\1 (sha256:[0-9a-f]{64})$/;
const PARTS = ['backend', 'gateway', 'site'];

/**
 * Returns the content of both files. Throws if a line is not as above, an image is missing or the registries differ.
 * @param {string} input
 */
export function composeDigestFiles(input) {
  const images = input
    .trim()
    .split('\n')
    .toSorted()
    .map((line) => {
      const [, part = '', registry = '', digest = ''] = LINE_PATTERN.exec(line) ?? [];
      if (!part) throw new Error(`This is no image with its digest: ${line}`);
      return { part, registry, digest };
    });
  const registries = new Set(images.map(({ registry }) => registry));
  const [registry] = registries;
  if (images.map(({ part }) => part).join() !== PARTS.join() || registries.size !== 1) {
    throw new Error(`One line is needed for each of ${PARTS.join(', ')}, from one registry.`);
  }
  const env = images.map(({ part, digest }) => `${part.toUpperCase()}_IMAGE=${registry}/bearings-${part}@${digest}\n`);
  const digests = images.map(({ part, digest }) => `    ${part}: ${digest}\n`);
  return { env: env.join(''), yaml: `registry: ${registry}\nimage:\n  digests:\n${digests.join('')}` };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { env, yaml } = composeDigestFiles(readFileSync(0, 'utf8'));
  writeFileSync('images.env', env);
  writeFileSync('images.yaml', yaml);
}
