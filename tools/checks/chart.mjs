// Renders docker/chart with helm and checks every object against the schemas of the Kubernetes API.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { parseAllDocuments } from 'yaml';
import { findHelm } from './helm.mjs';

const require = createRequire(import.meta.url);

/** @typedef {Record<string, unknown> & { kind: string, apiVersion: string, metadata: { name: string } }} Manifest */

/**
 * Returns the objects of the chart, rendered for a release named "example". Throws helm's message
 * if helm rejects the values.
 * @param {string} chart the chart's folder
 * @param {Record<string, unknown>} [values] values in addition to those of values.yaml
 * @returns {Manifest[]}
 */
export function renderChart(chart, values = {}) {
  const args = ['template', 'example', chart, '--namespace', 'example', '--values', '-'];
  const { error, status, stdout, stderr } = spawnSync(findHelm(), args, {
    encoding: 'utf8',
    input: JSON.stringify(values),
  });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr.trim());
  return parseAllDocuments(stdout).flatMap((document) => document.toJS() ?? []);
}

/**
 * Returns one sentence for each object or field that the Kubernetes API does not have.
 * @param {readonly Manifest[]} manifests
 */
export const schemaFindings = (manifests) =>
  manifests.flatMap((manifest) => {
    const { kind, apiVersion, metadata } = manifest;
    const name = `${kind} ${metadata?.name}`;
    const Model = findModel(apiVersion, kind);
    if (!Model) return [`${name}: there is no ${apiVersion} ${kind}.`];
    const { watched, unread } = watchReads(manifest);
    try {
      Model.prototype.validate.call(watched);
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message.replaceAll('\n', ' ') : error}`];
    }
    return unread().map((path) => `${name}: the schema has no ${path}.`);
  });

/** @param {string} apiVersion @param {string} kind @returns {{ prototype: { validate(this: unknown): void } } | undefined} */
function findModel(apiVersion, kind) {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['', apiVersion];
  try {
    return require(`kubernetes-models/${group ? `${group}/` : ''}${version}`)[kind];
  } catch {
    return undefined;
  }
}

/**
 * Returns a proxy that records which fields the schema validation reads. Fields that it never reads
 * are misspelt: the schemas ignore unknown fields, like the Kubernetes API.
 * @param {object} root
 */
function watchReads(root) {
  /** @type {Map<object, { path: string, read: Set<string>, isMap: boolean, watched?: object }>} */
  const seenValues = new Map();
  /** @type {(value: object, path: string) => object} */
  const wrapValue = (value, path) => {
    const knownPath = seenValues.get(value)?.watched;
    if (knownPath) return knownPath;
    /** @type {{ path: string, read: Set<string>, isMap: boolean, watched?: object }} */
    const state = { path, read: new Set(), isMap: Array.isArray(value) };
    seenValues.set(value, state);
    state.watched = new Proxy(value, {
      get: (target, name) => {
        const child = Reflect.get(target, name);
        if (typeof name === 'string') state.read.add(name);
        if (typeof child !== 'object' || child === null || typeof name !== 'string') return child;
        return wrapValue(child, Array.isArray(target) ? `${path}[${name}]` : `${path}.${name}`);
      },
      // Listing the keys of a map counts as reading them, because the operator may choose any key.
      ownKeys: (target) => {
        state.isMap = true;
        return Reflect.ownKeys(target);
      },
    });
    return state.watched;
  };
  const watchedValues = wrapValue(root, '');
  const listUnread = () =>
    [...seenValues].flatMap(([value, { path, read, isMap }]) =>
      isMap ? [] : Object.keys(value).flatMap((name) => (read.has(name) ? [] : `${path}.${name}`)),
    );
  return { watched: watchedValues, unread: listUnread };
}
