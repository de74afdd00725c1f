import webpack from 'webpack';

const { Compilation, sources } = webpack;
const PLUGIN_NAME = 'SharedSurface';
const FILE_NAME = 'surface.json';

/**
 * Writes `surface.json` next to the bundle. For each shared package the file lists the version, and the exports that
 * the shell offers or a remote uses. When a site is published, the files of shell and remotes are compared.
 */
export class SharedSurface {
  /**
   * @param {{ kind: 'host' | 'remote', versions: Record<string, string>, frame: object }} options `versions` by
   *   import path of the package; `frame` is the entry of the page's frame
   */
  constructor({ kind, versions, frame }) {
    this.namesOf = kind === 'host' ? providedNames : listUsedNames;
    this.versions = versions;
    this.frame = frame;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN_NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PLUGIN_NAME, stage }, () => {
        const surface = this.surfaceOf(compilation);
        const text = `${JSON.stringify(surface, null, 2)}\n`;
        compilation.emitAsset(FILE_NAME, new sources.RawSource(text));
      });
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  surfaceOf(compilation) {
    const sharedModules = [...compilation.modules]
      .filter((module) => module.type === 'consume-shared-module')
      .toSorted((a, b) => compareTexts(a.options.shareKey, b.options.shareKey));
    const entries = Object.fromEntries(
      sharedModules.map((module) => {
        const request = module.options.shareKey;
        const version = this.versions[request];
        // For an npm package the version is enough, because the version determines its exports.
        if (!request.startsWith('@bearings/')) return [request, { version, names: [] }];
        const names = this.namesOf(compilation, module).toSorted(compareTexts);
        if (names.includes('*')) throw new Error(`${request} is used as a whole; import its names instead.`);
        return [request, { version, names }];
      }),
    );
    return { ...entries, ...this.frame };
  }
}

/** @param {string} a @param {string} b */
const compareTexts = (a, b) => (a < b ? -1 : Number(a > b));

/** Returns which exports of a shared module a remote uses. Code that the build removes as unused does not count. */
function listUsedNames({ chunkGraph, moduleGraph }, module) {
  const runtimes = [...chunkGraph.getModuleRuntimes(module)];
  const names = [...moduleGraph.getIncomingConnections(module)]
    .filter(({ dependency }) => typeof dependency?.getIds === 'function')
    .filter((connection) => runtimes.some((runtime) => connection.isActive(runtime)))
    .map(({ dependency }) => dependency.getIds(moduleGraph)[0] ?? '*');
  return [...new Set(names)];
}

/** Returns the exports of a shared module in this build. */
function providedNames({ moduleGraph }, module) {
  const dependencies = [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
  return dependencies.flatMap((dependency) => {
    const provider = moduleGraph.getModule(dependency);
    const names = provider && moduleGraph.getProvidedExports(provider);
    return Array.isArray(names) ? names : [];
  });
}
