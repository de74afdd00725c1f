// Renders docker/chart without helm: the few constructs of Go templates that the chart is kept to. Any
// other is refused, so that what is checked here is what helm renders.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** @typedef {Record<string, unknown>} Context */

const CONSTRUCT = /\{\{(-?)\s*(.*?)\s*(-?)\}\}/g;

/**
 * Returns the text of each template by its name.
 * @param {string} chart the chart's folder
 * @param {{ values?: Context, release?: Context }} [given] values besides those of values.yaml
 * @returns {Map<string, string>}
 */
export function renderChart(chart, { values = {}, release = {} } = {}) {
  const about = parse(readFileSync(join(chart, 'Chart.yaml'), 'utf8'));
  const context = {
    Values: merge(parse(readFileSync(join(chart, 'values.yaml'), 'utf8')), values),
    Release: { Name: 'example', Namespace: 'example', Revision: 1, ...release },
    Chart: { Name: about.name, Version: about.version, AppVersion: about.appVersion },
  };
  const folder = join(chart, 'templates');
  return new Map(
    readdirSync(folder).map((name) => [
      name,
      render(readFileSync(join(folder, name), 'utf8'), context),
    ]),
  );
}

/** @param {Context} base @param {Context} changes @returns {Context} */
const merge = (base, changes) =>
  Object.fromEntries(
    Object.entries({ ...base, ...changes }).map(([name, value]) => {
      const under = base[name];
      return [name, isContext(under) && isContext(value) ? merge(under, value) : value];
    }),
  );

/** @param {unknown} value @returns {value is Context} */
const isContext = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Renders one template. Throws an error that names a construct it does not know, or a value that is missing.
 * @param {string} text
 * @param {Context} context
 */
export function render(text, context) {
  let rendered = '';
  let trimNext = false;
  let end = 0;
  /** Whether each open block is shown. @type {boolean[]} */
  const open = [];
  /** @param {string} part */
  const add = (part) => {
    if (open.every(Boolean)) rendered += trimNext ? part.trimStart() : part;
  };
  for (const found of text.matchAll(CONSTRUCT)) {
    const [whole, trimBefore, construct = '', trimAfter] = found;
    add(text.slice(end, found.index));
    if (trimBefore && open.every(Boolean)) rendered = rendered.trimEnd();
    trimNext = Boolean(trimAfter);
    end = found.index + whole.length;
    const condition = /^if (not )?(\.[\w.]+)$/.exec(construct);
    if (condition)
      open.push(Boolean(valueOf(condition[2] ?? '', context)) !== Boolean(condition[1]));
    else if (construct === 'else') open.push(!open.pop());
    else if (construct === 'end') {
      if (open.pop() === undefined) throw new Error('The chart ends a block that is not open.');
    } else if (open.every(Boolean)) rendered += print(construct, context);
  }
  add(text.slice(end));
  if (open.length > 0) throw new Error('The chart has a block without an end.');
  return rendered;
}

/** @param {string} construct @param {Context} context */
function print(construct, context) {
  const plain = /^(\.[\w.]+)( \| quote)?$/.exec(construct);
  if (plain) {
    const value = valueOf(plain[1] ?? '', context);
    if (typeof value === 'object' || value === undefined) {
      throw new Error(`The chart prints ${construct}, which is no text.`);
    }
    return plain[2] ? JSON.stringify(String(value)) : String(value);
  }
  const block = /^toYaml (\.[\w.]+) \| nindent (\d+)$/.exec(construct);
  if (!block) throw new Error(`The chart's test cannot render {{ ${construct} }}.`);
  const indent = ' '.repeat(Number(block[2]));
  const lines = stringify(valueOf(block[1] ?? '', context))
    .trimEnd()
    .split('\n');
  return lines.map((line) => `\n${indent}${line}`).join('');
}

/** @param {string} path such as `.Values.api.minReplicas` @param {Context} context @returns {unknown} */
function valueOf(path, context) {
  return path
    .slice(1)
    .split('.')
    .reduce((/** @type {unknown} */ value, name) => {
      if (!isContext(value) || !(name in value)) throw new Error(`The chart has no value ${path}.`);
      return value[name];
    }, context);
}
