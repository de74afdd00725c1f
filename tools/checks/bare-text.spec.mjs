import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import ts from 'typescript';
import { bareTextFindings } from './bare-text.mjs';

const tree = mkdtempSync(join(tmpdir(), 'bearings-bare-text-'));
after(() => rmSync(tree, { recursive: true, force: true }));
const packages = resolve(import.meta.dirname, '../../node_modules');

const FRAME = `
import { Suspense, createContext, type ReactNode } from 'react';
declare const flag: boolean, name: string, count: number, names: string[], node: ReactNode;
const Values = createContext('');
function Icon() { return flag ? <svg /> : null; }
function Box({ children }: { children: ReactNode }) { return <div>{children}</div>; }
function Crowded({ children }: { children: ReactNode }) { return <p><Icon />{children}</p>; }
function Outer({ children }: { children: ReactNode }) { return <Crowded>{children}</Crowded>; }
function Provider({ children }: { children: ReactNode }) { return <Values value="">{children}</Values>; }
`;

/** Returns the kinds of findings in a component. @param {string} component */
function kindsIn(component) {
  const file = 'page.tsx';
  writeFileSync(join(tree, file), `${FRAME}export ${component}`);
  const findings = bareTextFindings(tree, [file], {
    strict: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
    paths: { '*': [`${packages}/@types/*`, `${packages}/*`] },
  });
  return findings.map((finding) => finding.replace(/^page\.tsx:\d+: /, ''));
}

const BESIDE = 'text stands beside other children';
const PASSED = 'text is given to a component that shows it beside other children';

/** What each element shows when the page is not translated reads the same; React cannot update it when it is. */
const BESIDE_OTHERS = {
  'a conditional element before text': '{flag && <b />} text',
  'an element before text': '<Icon /> text',
  'a conditional text before text': "{flag ? 'a' : 'b'} text",
  'a text and a number': '{count} of {count}',
  'a text that may be missing beside an element': "<b />{flag && 'text'}",
  'a text or an element beside an element': '{flag ? name : <b />}<i />',
  'a template beside an element': '<b />{`${name} and`}',
  'a variable beside an element': '{name}<b />',
  'a node that may be text beside an element': '{node}<b />',
  'a list that may hold texts beside an element': '{names}<b />',
  'a text in a fragment within an element': '<><b />text</>',
  'a blank beside an element': '<b />{" "}<i />',
};
for (const [title, children] of Object.entries(BESIDE_OTHERS)) {
  test(`finds ${title}`, () => {
    assert.deepEqual(kindsIn(`function Page() { return <p>${children}</p>; }`), [BESIDE]);
  });
}

/** @type {Record<string, [string, string]>} */
const OTHERS = {
  'a list of texts': [
    'function Page() { return <p>{names.map((each) => each)}</p>; }',
    'a list of texts has no elements',
  ],
  'a text in a fragment': [
    'const Page = () => <Box>{flag ? <b /> : <>text</>}</Box>;',
    'text stands in a fragment',
  ],
  'a component that returns text': [
    'function Page() { if (flag) return <b />; return name; }',
    'a component returns text',
  ],
  'a component of one expression that returns text': [
    'const Page = () => name;',
    'a component returns text',
  ],
  'a text given to a component that shows it beside an element': [
    'const Page = () => <Crowded>text</Crowded>;',
    PASSED,
  ],
  'a text passed on to such a component': ['const Page = () => <Outer>{name}</Outer>;', PASSED],
  'a text given to a component without an element': [
    'const Page = () => <Provider>text</Provider>;',
    PASSED,
  ],
};
for (const [title, [component, kind]] of Object.entries(OTHERS)) {
  test(`finds ${title}`, () => {
    assert.deepEqual(kindsIn(component), [kind]);
  });
}

test('accepts text that is the only child of its element, whatever it is and wherever it comes from', () => {
  const children = [
    '<b>text</b>',
    '<b>{name}</b>',
    '<b>{`${count} of ${count}`}</b>',
    "<b>{flag ? 'a' : 'b'}</b>",
    '<b>{flag && name}</b>',
    '<b>{node}</b>',
    '{flag && <b />}',
    '{name && <b>{name}</b>}',
    '{names.map((each) => <b key={each}>{each}</b>)}',
    '<Icon />',
    '<Box>text</Box>',
    '<Outer><b>text</b></Outer>',
    '<Suspense><b>text</b></Suspense>',
    '{/* a comment */}',
  ];
  assert.deepEqual(kindsIn(`function Page() { return <p>${children.join('\n')}</p>; }`), []);
});
