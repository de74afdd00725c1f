// One router in the page: the shell has its code and shares it, and the remotes ask for that one.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const KEY = '@bearings/web/router';
/** A message of react-router-dom's own code, which no build removes. */
const ROUTER_CODE = 'useNavigate() may be used only in the context of a <Router>';

/** @param {string} part */
const built = (part) => resolve(import.meta.dirname, `../../frontend-${part}/dist`);

/** Whether a built part contains the router's code. @param {string} part */
function hasRouterCode(part) {
  const scripts = readdirSync(built(part), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  assert.ok(scripts.length > 0, part);
  return scripts.some((file) =>
    readFileSync(join(built(part), file), 'utf8').includes(ROUTER_CODE),
  );
}

test('the shell has the router', () => {
  assert.ok(hasRouterCode('shell'));
});

for (const remote of ['assessment', 'marketing']) {
  test(`${remote} asks for the router under its own key and contains none`, () => {
    /** @type {{ shared: { name: string, singleton: boolean }[] }} */
    const { shared } = JSON.parse(readFileSync(join(built(remote), 'mf-manifest.json'), 'utf8'));
    const found = shared.find(({ name }) => name === KEY);
    assert.equal(found?.singleton, true);
    assert.equal(hasRouterCode(remote), false);
  });
}
