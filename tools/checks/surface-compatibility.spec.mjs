import assert from 'node:assert/strict';
import { test } from 'node:test';
import { incompatibilities, raisedVersion, typeProblem } from './surface-compatibility.mjs';

const button = {
  '(0).tone?': '"calm" | "loud"',
  '(0).onPress': '(Event) => void',
  '=>': 'Element',
};
const ui = '@bearings/ui';
/** @param {Record<string, Record<string, string>>} names */
const surface = (names) => ({ [ui]: { version: '0.1.0', names } });

test('a remote runs with the shell that it was built with, and with one that offers more', () => {
  const used = surface({ Button: button });
  assert.deepEqual(incompatibilities(used, used), []);
  const wider = { ...button, '(0).size?': 'number', '(0).tone?': '"calm" | "loud" | "mad"' };
  assert.deepEqual(incompatibilities(used, surface({ Button: wider, Chip: {} })), []);
});

test('a name, a package and a later version of React that the shell lacks are named', () => {
  const used = { ...surface({ Chip: {} }), react: { version: '19.3.1' }, '@bearings/x': {} };
  const offered = { ...surface({ Button: button }), react: { version: '19.2.9' } };
  assert.deepEqual(incompatibilities(used, offered), [
    { package: ui, name: 'Chip', reason: 'is not offered' },
    { package: 'react', name: null, reason: 'is 19.2.9, not 19.3.1 or later' },
    { package: '@bearings/x', name: null, reason: 'is not offered' },
  ]);
  for (const [version, found] of Object.entries({ '19.4.0': 0, '20.0.0': 1 })) {
    const react = incompatibilities({ react: { version: '19.3.1' } }, { react: { version } });
    assert.equal(react.length, found, version);
  }
});

for (const [title, change, reason] of /** @type {const} */ ([
  ['a property that it does not know', { '(0).tone?': undefined }, 'has no `tone`'],
  ['a new required property', { '(0).label': 'string' }, 'requires `label`'],
  [
    'a narrower property',
    { '(0).tone?': '"calm"' },
    /differs in `tone` \("calm" \| "loud" → "calm"\)/,
  ],
  ['a wider result', { '=>': 'Element | null' }, /differs in what it returns/],
  ['another function', { '(0).onPress': '(string) => void' }, /differs in `onPress`/],
  [
    'a property that has become required',
    { '(0).tone?': undefined, '(0).tone': '"calm" | "loud"' },
    /differs in `tone`, which may be missing/,
  ],
])) {
  test(`${title} of a component is a problem`, () => {
    const after = Object.fromEntries(
      Object.entries({ ...button, ...change }).flatMap(([place, text]) =>
        text === undefined ? [] : [[place, text]],
      ),
    );
    const problem = typeProblem(button, after) ?? '';
    if (typeof reason === 'string') assert.equal(problem, reason);
    else assert.match(problem, reason);
  });
}

test('what comes back may have more, and may not have less', () => {
  const toast = { '=>.show': '(string) => void', '=>.id?': 'string' };
  assert.equal(typeProblem(toast, { ...toast, '=>.hide': '() => void' }), null);
  assert.equal(typeProblem(toast, { '=>.id?': 'string' }), 'has no `show`');
  assert.match(typeProblem({ '=>.id': 'string' }, { '=>.id?': 'string' }) ?? '', /may be missing/);
});

test('alternatives within brackets are not those of the type', () => {
  const before = { '(0)': '(a | b) => void | (c)[]' };
  assert.equal(typeProblem(before, { '(0)': '(c)[] | (a | b) => void | d' }), null);
  assert.match(
    typeProblem(before, { '(0)': '(a) => void | (c)[] | b) => void' }) ?? '',
    /parameter 1/,
  );
});

test('the version rises with what is offered: more in the third number, other in the second', () => {
  /** @param {Record<string, Record<string, string>>} names */
  const at = (names) => ({ version: '0.3.2', entries: { '.': names } });
  assert.equal(raisedVersion(at({ Button: button }), at({ Button: button })), null);
  assert.equal(raisedVersion(at({ Button: button }), at({ Button: button, Chip: {} })), '0.3.3');
  assert.equal(raisedVersion(at({ Button: button }), at({})), '0.4.0');
});
