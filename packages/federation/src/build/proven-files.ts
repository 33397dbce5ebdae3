import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type WebpackPluginInstance } from 'webpack';
import { FILE_PROOFS, PROOF_LIST } from '../contract/shared';
import { browserProof, sha256 } from '../registry/sha256';

const NAME = 'signpost-proven-files';

/** What a release's entry does before it puts a script or a style sheet into the page: a page that knows no proof gives none. */
const prove = (element: string, address: string) =>
  `${element}.integrity = (globalThis.${FILE_PROOFS} || {})[${element}.${address}] || "";`;

const listOf = (compilation: Compilation, entry: string): string => {
  const files = compilation
    .getAssets()
    .filter(({ name }) => /\.(js|css)$/.test(name) && name !== entry)
    .map(({ name, source }) => [name, browserProof(sha256(source.source()))]);
  return JSON.stringify(Object.fromEntries(files));
};

/**
 * Lets browsers prove what a remote's entry loads, as the page lets them prove the entry: lists the hash of each script
 * and style sheet beside `entry`, and has the bundler's runtime ask for no file without the one that the page knows of it.
 */
export const provenFiles = (entry: string): WebpackPluginInstance => ({
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\n${prove('script', 'src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag }) => `${source}\n${prove(tag, 'href')}`,
      );
      // After whatever else changes a file.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () =>
        compilation.emitAsset(PROOF_LIST, new webpack.sources.RawSource(listOf(compilation, entry))),
      );
    }),
});
