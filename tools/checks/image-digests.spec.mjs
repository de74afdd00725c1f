import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { renderChart } from './chart.mjs';
import { composeDigestFiles } from './image-digests.mjs';

const REGISTRY = 'ghcr.io/owner/project';
/** @param {string} part @param {string} digit */
const createLine = (part, digit) => `${part} ${REGISTRY}/bearings-${part} sha256:${digit.repeat(64)}`;
const lines = [createLine('site', '3'), createLine('backend', '1'), createLine('gateway', '2')];

test('compose and the chart name the images of a release by their digests', () => {
  const { env, yaml } = composeDigestFiles(lines.join('\n'));
  assert.equal(
    env,
    ['backend', 'gateway', 'site']
      .map(
        (part, index) =>
          `${part.toUpperCase()}_IMAGE=${REGISTRY}/bearings-${part}@sha256:${`${index + 1}`.repeat(64)}\n`,
      )
      .join(''),
  );
  const images = JSON.stringify(renderChart(join(resolve(import.meta.dirname, '../..'), 'docker/chart'), parse(yaml)));
  assert.deepEqual(
    [...new Set([...images.matchAll(/"image":"([^"]+)"/g)].map(([, image]) => image))].toSorted(),
    env.match(/(?<=_IMAGE=).+/g),
  );
});

test('a missing image, another registry and a line without a digest are refused', () => {
  for (const input of [
    lines.slice(1).join('\n'),
    [...lines.slice(1), 'site other.example/bearings-site sha256:' + '3'.repeat(64)].join('\n'),
    [...lines.slice(1), `site ${REGISTRY}/bearings-site:1.0.0`].join('\n'),
  ]) {
    assert.throws(() => composeDigestFiles(input), /One line is needed|no image with its digest/);
  }
});
