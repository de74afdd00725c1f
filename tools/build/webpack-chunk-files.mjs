import webpack from 'webpack';

const { Compilation, sources } = webpack;
const PLUGIN_NAME = 'ChunkFiles';
const FILE_NAME = 'chunks.json';

/**
 * Writes `chunks.json` next to the bundle, so that a prerendered page can preload the files of a chunk before any
 * script runs. A chunk that the source names is listed with all files that it needs, a chunk that the configuration
 * names only with its own files.
 */
export class ChunkFiles {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN_NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PLUGIN_NAME, stage }, () => {
        const files = Object.fromEntries([
          ...[...compilation.namedChunks].map(([name, chunk]) => [name, [...chunk.files]]),
          ...[...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]),
        ]);
        compilation.emitAsset(FILE_NAME, new sources.RawSource(JSON.stringify(files, null, 2)));
      });
    });
  }
}
