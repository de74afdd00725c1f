import ts from 'typescript';

/**
 * @typedef {object} Import
 * @property {string} target as written
 * @property {boolean} typeOnly gone once it is compiled
 */

/**
 * Every module that a file names: imports, re-exports, `import()`, `require()` and, in a style sheet,
 * `@import`.
 * @param {string} file its name, for the kind of syntax
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(file, text) {
  if (file.endsWith('.css')) {
    return [...text.matchAll(/@(?:import|plugin|reference)\s+['"]([^'"]+)['"]/g)].map(
      ([, target = '']) => ({ target, typeOnly: false }),
    );
  }
  /** @type {Import[]} */
  const found = [];
  /** @param {ts.Expression | undefined} node @param {boolean} typeOnly */
  const note = (node, typeOnly) => {
    if (node && ts.isStringLiteralLike(node)) found.push({ target: node.text, typeOnly });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) note(node.moduleSpecifier, isTypeImport(node));
    else if (ts.isExportDeclaration(node)) note(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isExternalModuleReference(node)) note(node.expression, false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      found.push({ target: node.argument.getText(source).slice(1, -1), typeOnly: true });
    } else if (ts.isCallExpression(node) && isLoading(node.expression))
      note(node.arguments[0], false);
    for (const comment of commentsOf(node)) visit(comment);
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  visit(source);
  return found;
}

/**
 * The doc comments of a node, which are not among its children: in a script, `import('…').Type` there
 * is the import of a type.
 * @param {ts.Node & { jsDoc?: ts.JSDoc[] }} node
 */
const commentsOf = ({ jsDoc = [] }) => jsDoc;

/** `import type …`, or one whose every name says `type`. @param {ts.ImportDeclaration} node */
function isTypeImport({ importClause }) {
  if (!importClause) return false;
  if (importClause.isTypeOnly) return true;
  const names = importClause.namedBindings;
  return (
    !importClause.name &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.length > 0 &&
    names.elements.every((element) => element.isTypeOnly)
  );
}

/** @param {ts.Expression} callee */
function isLoading(callee) {
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return true;
  const [object, name] = ts.isPropertyAccessExpression(callee)
    ? [callee.expression, callee.name.text]
    : [callee, 'require'];
  if (!ts.isIdentifier(object)) return false;
  return (
    (object.text === 'require' && ['require', 'resolve'].includes(name)) ||
    (object.text === 'jest' && /^(mock|doMock|unmock|requireActual|requireMock)$/.test(name))
  );
}
