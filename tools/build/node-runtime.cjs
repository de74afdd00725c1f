const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const IN_PACKAGES = `${path.sep}node_modules${path.sep}`;

/** What Jest answers itself, and what a test must find unused: a logger hooks on to the exit once. */
const NOT_SHARED = new Set(['@jest/globals', '@jest/expect', 'expect', 'pino']);

/** The file behind a name, by the asking folder and the name: null for what is not shared. */
const files = new Map();

/**
 * Jest's runtime for packages that run on Node: only our own sources are evaluated for each spec
 * file. Packages of others come from the process's own registry, once for all files of a worker:
 * to evaluate Nest, TypeORM and Fastify anew took a third of the time of a spec that starts the API.
 * `jest.mock` of such a package holds for our sources, not for other packages that use it.
 *
 * Needs `node-environment.cjs`: sources and packages have the same globals.
 */
module.exports = class NodeRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    const head = `(function (${executor.injectedModuleParameters.join()}) {`;
    // As a script: V8 keeps what it compiled for the next file that loads the same source.
    executor.compile = (source, filename) =>
      new Script(`${head}${source}\n})`, {
        filename,
        columnOffset: -head.length,
      }).runInThisContext();
  }

  requireModuleOrMock(from, name) {
    const file = sharedFile(from, name);
    if (file === null || this.mockState.shouldMockCjs(from, name).shouldMock)
      return super.requireModuleOrMock(from, name);
    return requireShared(file);
  }

  requireActual(from, name) {
    const file = sharedFile(from, name);
    return file === null ? super.requireActual(from, name) : requireShared(file);
  }
};

/** Loads a file as if its package asked for it: Node warns where sources require an ES module. */
const requireShared = (file) => createRequire(file)(file);

/**
 * Returns the file that a source asks for, where it belongs to a package of others.
 * @param {string} from
 * @param {string} name
 * @returns {string | null}
 */
function sharedFile(from, name) {
  const key = `${path.dirname(from)} ${name}`;
  const known = files.get(key);
  if (known !== undefined) return known;
  const file =
    isPackage(name) && !from.includes(IN_PACKAGES) ? createRequire(from).resolve(name) : null;
  const shared = file?.includes(IN_PACKAGES) ? file : null;
  files.set(key, shared);
  return shared;
}

/** Whether a name is a package's, and not a workspace's: those offer Jest their sources. */
const isPackage = (name) =>
  !name.startsWith('.') &&
  !path.isAbsolute(name) &&
  !name.startsWith('@bearings/') &&
  !isBuiltin(name) &&
  !NOT_SHARED.has(name);
