import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import webpack from 'webpack';

const { Compilation, sources } = webpack;
const require = createRequire(import.meta.url);
const NAME = 'SharedSurface';
const FILE = 'surface.json';

/**
 * Writes `surface.json` beside the bundle: which names of each shared package a remote uses, or which
 * the shell offers, with their types and the package's version. Publishing compares them.
 */
export class SharedSurface {
  /** @param {{ kind: 'host' | 'remote', versions: Record<string, string> }} options versions by request */
  constructor({ kind, versions }) {
    this.namesOf = kind === 'host' ? providedNames : usedNames;
    this.versions = versions;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const surface = this.surfaceOf(compilation);
        const text = `${JSON.stringify(surface, null, 2)}\n`;
        compilation.emitAsset(FILE, new sources.RawSource(text));
      });
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  surfaceOf(compilation) {
    const shared = [...compilation.modules]
      .filter((module) => module.type === 'consume-shared-module')
      .toSorted((a, b) => byText(a.options.shareKey, b.options.shareKey));
    return Object.fromEntries(
      shared.map((module) => {
        const request = module.options.shareKey;
        const names = this.namesOf(compilation, module).toSorted(byText);
        return [request, { ...committedSurface(request, names), ...this.versionOf(request) }];
      }),
    );
  }

  versionOf(request) {
    const version = this.versions[request];
    return version === undefined ? {} : { version };
  }
}

/** @param {string} a @param {string} b */
const byText = (a, b) => (a < b ? -1 : Number(a > b));

/** Returns the names that a remote uses of a shared module, in code that is left in the build. */
function usedNames({ chunkGraph, moduleGraph }, module) {
  const runtimes = [...chunkGraph.getModuleRuntimes(module)];
  const names = [...moduleGraph.getIncomingConnections(module)]
    .filter(({ dependency }) => typeof dependency?.getIds === 'function')
    .filter((connection) => runtimes.some((runtime) => connection.isActive(runtime)))
    .map(({ dependency }) => dependency.getIds(moduleGraph)[0] ?? '*');
  return [...new Set(names)];
}

/** Returns the names that the module behind a shared one exports in this build. */
function providedNames({ moduleGraph }, module) {
  const dependencies = [
    ...module.dependencies,
    ...module.blocks.flatMap((block) => block.dependencies),
  ];
  return dependencies.flatMap((dependency) => {
    const provider = moduleGraph.getModule(dependency);
    const names = provider && moduleGraph.getProvidedExports(provider);
    return Array.isArray(names) ? names : [];
  });
}

/** Returns the names with their types, for our own packages as the committed surface has them. */
function committedSurface(request, names) {
  const [scope, name, ...rest] = request.split('/');
  if (scope !== '@bearings') return {};
  const { version, entries } = JSON.parse(
    readFileSync(require.resolve(`${scope}/${name}/surface.json`), 'utf8'),
  );
  const entry = rest.length === 0 ? '.' : `./${rest.join('/')}`;
  if (names.includes('*')) {
    throw new Error(`${request} is used as a whole; import its names instead.`);
  }
  const types = entries[entry];
  if (!types) throw new Error(`surface.json of ${scope}/${name} has no ${entry}.`);
  // A name whose types are not committed yet is compared by its name.
  return { version, names: Object.fromEntries(names.map((each) => [each, types[each] ?? {}])) };
}
