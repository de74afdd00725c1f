// What the children of an element are to a browser that translates the page.
import ts from 'typescript';

/**
 * What React renders for an expression: text, also where it may be something else or missing; nothing but
 * elements; or what a component received between its tags, where the place that gives it is checked.
 * @typedef {{ kind: 'text' | 'element' | 'children', node: ts.Node, isList?: boolean }} Child
 */

/**
 * Returns what React renders for the children of an element; those of a fragment within count as its own.
 * @param {ts.JsxElement | ts.JsxFragment} parent @param {ts.TypeChecker} checker @returns {Child[]}
 */
export function childrenOf(parent, checker) {
  return parent.children.flatMap((node) => {
    if (ts.isJsxText(node)) {
      return node.containsOnlyTriviaWhiteSpaces
        ? []
        : [{ kind: /** @type {const} */ ('text'), node }];
    }
    if (!ts.isJsxExpression(node)) return childOf(node, checker);
    return node.expression ? childOf(node.expression, checker) : [];
  });
}

/** Returns what React renders for an expression. @param {ts.Expression} written @param {ts.TypeChecker} checker @returns {Child[]} */
export function childOf(written, checker) {
  const node = unwrapped(written);
  if (ts.isJsxFragment(node)) return childrenOf(node, checker);
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return [{ kind: 'element', node }];
  if (isNamedChildren(node)) return [{ kind: 'children', node }];
  if (ts.isConditionalExpression(node)) {
    return mostTextual([...childOf(node.whenTrue, checker), ...childOf(node.whenFalse, checker)]);
  }
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  ) {
    // What is left of the first part is nothing, or an empty text.
    return mostTextual(childOf(node.right, checker));
  }
  const type = checker.getTypeAtLocation(node);
  if (isNothing(type)) return [];
  return [
    { kind: mayBeText(type, checker) ? 'text' : 'element', node, isList: isList(type, checker) },
  ];
}

/** An expression without brackets and assertions around it. @param {ts.Expression} node @returns {ts.Expression} */
const unwrapped = (node) =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? unwrapped(node.expression)
    : node;

/** The one of several that may stand in a place which most needs its own element. @param {Child[]} children */
function mostTextual(children) {
  const kinds = /** @type {const} */ (['text', 'children', 'element']);
  const found = kinds.map((wanted) => children.find(({ kind }) => kind === wanted)).find(Boolean);
  return found ? [found] : [];
}

/** @param {ts.Node} node */
export const isNamedChildren = (node) =>
  (ts.isIdentifier(node) && node.text === 'children') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'children');

const NOTHING =
  ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike | ts.TypeFlags.Never;
const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const ANYTHING = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** @param {ts.Type} type */
const partsOf = (type) => (type.isUnion() ? type.types : [type]);

/** @param {ts.Type} type */
const isNothing = (type) => partsOf(type).every(({ flags }) => flags & NOTHING);

/** @param {ts.Type} type @param {ts.TypeChecker} checker @returns {boolean} */
function mayBeText(type, checker) {
  return partsOf(checker.getBaseConstraintOfType(type) ?? type).some((part) => {
    // React renders nothing for an empty text.
    if (part.isStringLiteral() && part.value === '') return false;
    if (part.flags & (TEXT | ANYTHING)) return true;
    if (!checker.isArrayLikeType(part)) return false;
    const item = checker.getIndexTypeOfType(part, ts.IndexKind.Number);
    return item !== undefined && mayBeText(item, checker);
  });
}

/** @param {ts.Type} type @param {ts.TypeChecker} checker */
const isList = (type, checker) => partsOf(type).some((part) => checker.isArrayLikeType(part));
