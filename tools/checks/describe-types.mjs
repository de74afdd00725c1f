// Prints the types of an entry point's exports as rows of text that can be compared without a compiler.
import { createHash } from 'node:crypto';
import ts from 'typescript';

/**
 * What users of a name depend on, by place. `(0).tone?` is a property of the first parameter, `(1)`
 * the second parameter, `=>` what is returned, `=>.close` a property of it, `.title` a property of the
 * value itself, `type` anything else. A `?` marks what may be missing.
 * @typedef {Record<string, string>} TypeRows
 */

const FLAGS = ts.TypeFormatFlags.NoTruncation;
/** Deeper types are printed by their name. */
const MAX_DEPTH = 4;
/** Longer texts are stored as a hash. */
const MAX_LENGTH = 200;

/**
 * Returns the values that entry points export, by entry point and name, with their types.
 * @param {readonly string[]} files the entry points
 * @param {ts.CompilerOptions} options
 * @returns {Record<string, TypeRows>[]}
 */
export function describeExports(files, options) {
  const program = ts.createProgram([...files], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const describer = new TypeDescriber(checker);
  return files.map((file) => {
    const source = program.getSourceFile(file);
    const entry = source && checker.getSymbolAtLocation(source);
    if (!entry) throw new Error(`${file} exports nothing.`);
    const values = checker
      .getExportsOfModule(entry)
      .map((symbol) => ({ name: symbol.name, value: targetOf(checker, symbol) }))
      .filter(({ value }) => value.flags & ts.SymbolFlags.Value)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return Object.fromEntries(
      values.map(({ name, value }) => [name, describer.describe(checker.getTypeOfSymbol(value))]),
    );
  });
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol */
const targetOf = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

class TypeDescriber {
  /** @param {ts.TypeChecker} checker */
  constructor(checker) {
    this.checker = checker;
  }

  /** @param {ts.Type} type @returns {TypeRows} */
  describe(type) {
    const signature = this.plainSignature(type);
    if (!signature) return this.rowsOf(type, '', 'type');
    const parameters = signature.getParameters().map((parameter, index) => {
      const optional = isOptionalParameter(parameter);
      const its = this.withoutUndefined(this.checker.getTypeOfSymbol(parameter), optional);
      return this.rowsOf(its, `(${index})`, `(${index})${optional ? '?' : ''}`);
    });
    return Object.assign(
      {},
      ...parameters,
      this.rowsOf(this.checker.getReturnTypeOfSignature(signature), '=>', '=>'),
    );
  }

  /** A row for each property of our own types, one for the type itself where it has none. @param {ts.Type} type @param {string} prefix @param {string} whole */
  rowsOf(type, prefix, whole) {
    const own = this.ownProperties(type);
    if (own.length === 0) return { [whole]: shorten(this.print(type, [])) };
    return Object.fromEntries(
      own.map((property) => {
        const { name, text } = this.property(property, []);
        return [`${prefix}.${name}`, shorten(text)];
      }),
    );
  }

  /** @param {ts.Symbol} property @param {ts.Type[]} within */
  property(property, within) {
    const optional = Boolean(property.flags & ts.SymbolFlags.Optional);
    const type = this.withoutUndefined(this.checker.getTypeOfSymbol(property), optional);
    return { name: property.name + (optional ? '?' : ''), text: this.print(type, within) };
  }

  /** The one signature of a function without type parameters. @param {ts.Type} type */
  plainSignature(type) {
    const [signature, ...others] = type.getCallSignatures();
    const isPlain = others.length === 0 && !signature?.typeParameters && isOurs(type.symbol);
    return isPlain ? signature : undefined;
  }

  /** The properties that our code declares; those of React's elements come with React's version. @param {ts.Type} type */
  ownProperties(type) {
    const isStructure =
      type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
      type.getCallSignatures().length === 0 &&
      !this.checker.isArrayType(type) &&
      !this.checker.isTupleType(type);
    if (!isStructure) return [];
    return type
      .getProperties()
      .filter(isOurs)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** @param {ts.Type} type @param {ts.Type[]} within the types around it @returns {string} */
  print(type, within) {
    if (type.isUnion()) return this.union(type, within);
    const { checker } = this;
    const name = withoutPaths(checker.typeToString(type, undefined, FLAGS));
    if (within.includes(type) || within.length >= MAX_DEPTH) return name;
    const inside = [...within, type];
    if (checker.isArrayType(type)) {
      const row = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
      return row ? `(${this.print(row, inside)})[]` : name;
    }
    const signature = this.plainSignature(type);
    if (signature) {
      const taken = signature
        .getParameters()
        .map((each) => this.print(checker.getTypeOfSymbol(each), inside));
      return `(${taken.join(', ')}) => ${this.print(checker.getReturnTypeOfSignature(signature), inside)}`;
    }
    const own = this.ownProperties(type);
    // What has foreign properties too is printed by its name as well.
    if (own.length === 0) return name;
    const properties = own.map((each) => this.property(each, inside));
    const foreign = own.length < type.getProperties().length ? `${name} ` : '';
    return `${foreign}{ ${properties.map((each) => `${each.name}: ${each.text}`).join('; ')} }`;
  }

  /** @param {ts.UnionType} type @param {ts.Type[]} within */
  union(type, within) {
    if (type.aliasSymbol && !isOurs(type.aliasSymbol)) {
      return withoutPaths(this.checker.typeToString(type, undefined, FLAGS));
    }
    const parts = new Set(type.types.map((each) => this.print(each, within)));
    if (parts.has('true') && parts.has('false')) {
      parts.delete('true');
      parts.delete('false');
      parts.add('boolean');
    }
    return [...parts].toSorted().join(' | ');
  }

  /** Leaves `null`, and types of other packages as they are. @param {ts.Type} type @param {boolean} optional */
  withoutUndefined(type, optional) {
    const isForeign = type.aliasSymbol && !isOurs(type.aliasSymbol);
    if (!optional || isForeign || !type.isUnion()) return type;
    const hasNull = type.types.some((each) => each.flags & ts.TypeFlags.Null);
    return hasNull ? type : this.checker.getNonNullableType(type);
  }
}

/** @param {ts.Symbol | undefined} symbol */
const isOurs = (symbol) =>
  symbol?.declarations?.some(
    (declaration) => !/[\\/]node_modules[\\/]/.test(declaration.getSourceFile().fileName),
  ) ?? false;

/** @param {ts.Symbol} parameter */
function isOptionalParameter({ valueDeclaration: declaration }) {
  if (!declaration || !ts.isParameter(declaration)) return false;
  return Boolean(
    declaration.questionToken ?? declaration.initializer ?? declaration.dotDotDotToken,
  );
}

/** @param {string} text */
const withoutPaths = (text) => text.replaceAll(/import\("[^"]*"\)\./g, '');

/** A long text as a hash of its words: their order differs between runs of the compiler. @param {string} text */
function shorten(text) {
  if (text.length <= MAX_LENGTH) return text;
  const words = (text.match(/[\w$]+/g) ?? []).toSorted().join(' ');
  return `hash ${createHash('sha256').update(words).digest('hex').slice(0, 16)}`;
}
