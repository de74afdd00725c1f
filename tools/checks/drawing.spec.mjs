import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { MODULES } from './boundaries.config.mjs';

const NOT_DRAWN = new Set(['content', 'migrations']);

/** Each pair "module → module" that a drawn arrow leads to directly. */
function drawnArrows() {
  const page = readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8');
  const drawing = /^backend( {2,}sample.*?)```/ms.exec(page)?.[1] ?? assert.fail('no drawing');
  const chains = drawing
    .split('\n')
    .flatMap((row) => row.trim().split(/(?<=\w) {3,}(?=\w)/))
    .filter(Boolean)
    .map((chain) => chain.split(/ *[─┴┐►]+ */).map((group) => group.split(', ').filter(Boolean)));
  return chains.flatMap((chain, row) =>
    chain.flatMap((group, index) => {
      // An arrow that ends in a corner joins the first arrow of the next row.
      const next = chain[index + 1];
      const target = next?.length === 0 ? chains[row + 1]?.[1] : next;
      return group.flatMap((from) => (target ?? []).map((to) => /** @type {const} */ ([from, to])));
    }),
  );
}

test('the arrows drawn in ARCHITECTURE.md are exactly the imports that the boundaries allow', () => {
  const arrows = drawnArrows();
  /** @type {(from: string) => string[]} */
  const reachable = (from) =>
    arrows.flatMap(([start, to]) => (start === from ? [to, ...reachable(to)] : []));
  for (const [folder, allowed] of Object.entries(MODULES)) {
    if (NOT_DRAWN.has(folder)) continue;
    const drawn = new Set(reachable(folder));
    const missing = allowed.filter((to) => !drawn.has(to) && !NOT_DRAWN.has(to));
    assert.deepEqual(missing, [], `${folder} imports these, and the drawing does not show it`);
  }
  for (const [from, to] of arrows) {
    assert.ok(
      MODULES[/** @type {keyof typeof MODULES} */ (from)]?.some((module) => module === to),
      `${from} → ${to} is drawn and not allowed`,
    );
  }
});
