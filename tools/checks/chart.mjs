// Checks docker/chart: every object that it renders against the schemas of the Kubernetes API, and what the
// schemas cannot know.
import { createRequire } from 'node:module';
import { parseAllDocuments } from 'yaml';
import { renderChart } from './render-chart.mjs';

const require = createRequire(import.meta.url);

/** @typedef {Record<string, unknown> & { kind: string, apiVersion: string, metadata: { name: string } }} Manifest */

/**
 * Returns the objects that a chart renders.
 * @param {Iterable<string>} texts
 * @returns {Manifest[]}
 */
export const manifestsOf = (texts) =>
  [...texts].flatMap((text) =>
    parseAllDocuments(text).flatMap((document) => {
      const [error] = document.errors;
      if (error) throw error;
      return document.toJS() ?? [];
    }),
  );

/**
 * Returns one sentence for each object or field that the Kubernetes API does not have.
 * @param {readonly Manifest[]} manifests
 */
export const schemaFindings = (manifests) =>
  manifests.flatMap((manifest) => {
    const { kind, apiVersion, metadata } = manifest;
    const name = `${kind} ${metadata?.name}`;
    const Model = modelOf(apiVersion, kind);
    if (!Model) return [`${name}: there is no ${apiVersion} ${kind}.`];
    const { watched, unread } = watch(manifest);
    try {
      Model.prototype.validate.call(watched);
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message.replaceAll('\n', ' ') : error}`];
    }
    return unread().map((path) => `${name}: the schema has no ${path}.`);
  });

/** @param {string} apiVersion @param {string} kind @returns {{ prototype: { validate(this: unknown): void } } | undefined} */
function modelOf(apiVersion, kind) {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['', apiVersion];
  try {
    return require(`kubernetes-models/${group ? `${group}/` : ''}${version}`)[kind];
  } catch {
    return undefined;
  }
}

/**
 * The schemas allow fields that they do not know, so a misspelt one would be ignored, as the API ignores
 * it. This returns an object that remembers which of its fields the validation has read.
 * @param {object} root
 */
function watch(root) {
  /** @type {Map<object, { path: string, read: Set<string>, isMap: boolean, watched?: object }>} */
  const seen = new Map();
  /** @type {(value: object, path: string) => object} */
  const wrap = (value, path) => {
    const known = seen.get(value)?.watched;
    if (known) return known;
    /** @type {{ path: string, read: Set<string>, isMap: boolean, watched?: object }} */
    const state = { path, read: new Set(), isMap: Array.isArray(value) };
    seen.set(value, state);
    state.watched = new Proxy(value, {
      get: (target, name) => {
        const child = Reflect.get(target, name);
        if (typeof name === 'string') state.read.add(name);
        if (typeof child !== 'object' || child === null || typeof name !== 'string') return child;
        return wrap(child, Array.isArray(target) ? `${path}[${name}]` : `${path}.${name}`);
      },
      // A map is read by its keys, which are the operator's.
      ownKeys: (target) => {
        state.isMap = true;
        return Reflect.ownKeys(target);
      },
    });
    return state.watched;
  };
  const watched = wrap(root, '');
  const unread = () =>
    [...seen].flatMap(([value, { path, read, isMap }]) =>
      isMap ? [] : Object.keys(value).flatMap((name) => (read.has(name) ? [] : `${path}.${name}`)),
    );
  return { watched, unread };
}

/** Returns the objects of the chart as it is shipped. @param {string} chart the chart's folder @param {Parameters<typeof renderChart>[1]} [given] */
export const chartManifests = (chart, given) => manifestsOf(renderChart(chart, given).values());
