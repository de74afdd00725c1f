// Fails on text that breaks when a browser translates the page: translation moves every text node into elements
// of its own, so React no longer finds a text that shares its parent with what comes, goes or changes.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { childOf, childrenOf, isNamedChildren } from './element-children.mjs';
import { filesBelow } from './files-below.mjs';

/** The folders whose components run in the browser. */
const FOLDERS = /^(frontend-[a-z]+|libs\/(ui|web))$/;
/** Types of components of other packages that show their children in no element of their own. */
const PASSES_ON = /^(Context|Provider|ExoticComponent|SlottableComponent)$/;

const BESIDE = 'text stands beside other children';
const LIST = 'a list of texts has no elements';
const FRAGMENT = 'text stands in a fragment';
const RETURNED = 'a component returns text';
const PASSED = 'text is given to a component that shows it beside other children';

/**
 * Returns a line for each text that breaks when the page is translated.
 * @param {string} root
 * @param {readonly string[]} paths of files with components, from the root
 * @param {ts.CompilerOptions} options
 */
export function bareTextFindings(root, paths, options) {
  const program = ts.createProgram(
    paths.map((path) => resolve(root, path)),
    { ...options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const files = paths.map((path) => ({ path, source: program.getSourceFile(resolve(root, path)) }));
  const sources = files.flatMap(({ source }) => source ?? []);
  if (sources.length < files.length) throw new Error('Some of the files cannot be read.');
  const crowded = crowdedComponents(sources, checker);
  return files.flatMap(({ path, source }) =>
    source ? findingsIn(source, checker, crowded).map((finding) => `${path}:${finding}`) : [],
  );
}

/** @param {ts.SourceFile} source @param {ts.TypeChecker} checker @param {Set<ts.Node>} crowded */
function findingsIn(source, checker, crowded) {
  /** @type {string[]} */
  const findings = [];
  /** @param {ts.Node} node @param {string} message */
  const report = (node, message) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    findings.push(`${line + 1}: ${message}`);
  };
  /** @param {ts.JsxElement} node */
  const checkElement = (node) => {
    const children = childrenOf(node, checker);
    const text = children.find(({ kind }) => kind === 'text');
    if (!text) return;
    if (children.length > 1) report(text.node, BESIDE);
    else if (text.isList) report(text.node, LIST);
    const component = declarationOf(node.openingElement.tagName, checker);
    if (component && crowded.has(component)) report(text.node, PASSED);
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isJsxElement(node)) checkElement(node);
    else if (ts.isJsxFragment(node) && !ts.isJsxElement(node.parent)) {
      const text = childrenOf(node, checker).find(({ kind }) => kind === 'text');
      if (text) report(text.node, FRAGMENT);
    } else if (ts.isFunctionLike(node) && isComponent(node)) {
      const text = returnedText(node, checker);
      if (text) report(text, RETURNED);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return findings;
}

/**
 * The components that show their children beside others, or in no element: text given to them needs its own.
 * @param {readonly ts.SourceFile[]} sources @param {ts.TypeChecker} checker
 */
function crowdedComponents(sources, checker) {
  /** @type {Set<ts.Node>} */
  const crowded = new Set();
  /** @type {{ component: ts.Node, parent: ts.Node, isAlone: boolean }[]} */
  const places = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isNamedChildren(node) && ts.isJsxExpression(node.parent)) {
      const component = ts.findAncestor(
        node,
        (each) => ts.isFunctionLike(each) && isComponent(each),
      );
      const parent = node.parent.parent;
      if (component && (ts.isJsxElement(parent) || ts.isJsxFragment(parent))) {
        const isAlone = ts.isJsxElement(parent) && childrenOf(parent, checker).length === 1;
        places.push({ component: declared(component), parent, isAlone });
      }
    }
    node.forEachChild(visit);
  };
  sources.forEach(visit);
  let known = -1;
  while (known < crowded.size) {
    known = crowded.size;
    for (const { component, parent, isAlone } of places) {
      if (!isAlone || !ts.isJsxElement(parent) || !holdsAlone(parent)) crowded.add(component);
    }
  }
  return crowded;

  /** Whether an element shows its only child in an element of its own. @param {ts.JsxElement} element */
  function holdsAlone({ openingElement: { tagName } }) {
    const component = declarationOf(tagName, checker);
    const type = checker.getTypeAtLocation(tagName);
    return !PASSES_ON.test(type.symbol?.name ?? '') && !(component && crowded.has(component));
  }
}

/** The declaration of a component. @param {ts.JsxTagNameExpression} tag @param {ts.TypeChecker} checker */
function declarationOf(tag, checker) {
  const symbol = checker.getSymbolAtLocation(tag);
  if (!symbol) return undefined;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target.valueDeclaration ?? target.declarations?.[0];
}

/** The declaration that a tag of this component leads to. @param {ts.Node} component @returns {ts.Node} */
const declared = (component) =>
  ts.isFunctionDeclaration(component)
    ? component
    : (ts.findAncestor(component, ts.isVariableDeclaration) ?? component);

/** Whether a function is a component: its name, or that of its constant, begins with a capital. @param {ts.Node} node */
function isComponent(node) {
  const { parent } = node;
  const named = ts.isFunctionDeclaration(node)
    ? node
    : ts.isVariableDeclaration(parent)
      ? parent
      : null;
  return named?.name !== undefined && /^[A-Z]/.test(named.name.getText());
}

/** @param {ts.SignatureDeclaration} component @param {ts.TypeChecker} checker */
function returnedText(component, checker) {
  const body = 'body' in component ? component.body : undefined;
  if (!body) return undefined;
  if (ts.isExpression(body)) return textIn(body);
  /** @param {ts.Node} node @returns {ts.Node | undefined} */
  const find = (node) => {
    if (ts.isReturnStatement(node)) return node.expression && textIn(node.expression);
    return ts.isFunctionLike(node) ? undefined : node.forEachChild(find);
  };
  return find(body);

  /** @param {ts.Expression} expression */
  function textIn(expression) {
    return childOf(expression, checker).find(({ kind }) => kind === 'text')?.node;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = resolve(import.meta.dirname, '../..');
  const paths = filesBelow(root, '').filter(
    (path) => /(?<!\.spec)\.tsx$/.test(path) && FOLDERS.test(path.split('/src/')[0] ?? ''),
  );
  const build = resolve(root, 'tools/build');
  const { config } = ts.readConfigFile(resolve(build, 'tsconfig.browser.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, build);
  const findings = bareTextFindings(root, paths, options);
  for (const finding of findings) console.error(finding);
  console.log(`${findings.length} texts would break a translated page.`);
  if (findings.length > 0) {
    console.error(
      'Give each such text an element of its own, as its only child: `<span>{text}</span>`, or join it with the texts beside it.',
    );
    process.exitCode = 1;
  }
}
