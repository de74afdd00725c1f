import webpack from 'webpack';

const { Compilation, sources } = webpack;
const PLUGIN_NAME = 'ChunkFiles';
const FILE_NAME = 'chunks.json';

/**
 * Writes `chunks.json` next to the bundle. For each chunk that the source names, it lists all files that the chunk
 * needs; for each chunk that the configuration names, only the chunk's own files. A prerendered page can then preload
 * these files before any script runs.
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
