import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { FILE_INTEGRITY, INTEGRITY_LIST } from '../contract/shared';
import { subresourceIntegrity, sha256 } from '../registry/sha256';

export const PLUGIN_NAME = 'signpost-integrity-list';

/**
 * Code added to a release's entry that sets `integrity` on a script or style sheet; empty when the page has
 * no hash for it.
 */
export const setIntegrity = (element: string, address: string) =>
  `${element}.integrity = (globalThis.${FILE_INTEGRITY} || {})[${element}.${address}] || "";`;

/** An emitted file, as webpack and Rspack describe it. */
interface Emitted {
  readonly name: string;
  readonly source: { source(): string | Buffer };
}

/** Returns the list of the hashes of all scripts and style sheets but the entry, as JSON. */
export const integrityJson = (assets: readonly Emitted[], entry: string): string => {
  const files = assets
    .filter(({ name }) => /\.(js|css)$/.test(name) && name !== entry)
    .map(({ name, source }) => [name, subresourceIntegrity(sha256(source.source()))]);
  return JSON.stringify(Object.fromEntries(files));
};

/**
 * Adds subresource integrity to the files that a remote's entry loads: lists the hash of each script and
 * style sheet beside `entry`, and makes the bundler's runtime set `integrity` on each request from the page's
 * list.
 */
export const integrityList = (entry: string): WebpackPluginInstance => ({
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap(PLUGIN_NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        PLUGIN_NAME,
        (source) => `${source}\n${setIntegrity('script', 'src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        PLUGIN_NAME,
        (source, { tag }) => `${source}\n${setIntegrity(tag, 'href')}`,
      );
      // Runs after all stages that change files.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PLUGIN_NAME, stage }, () =>
        compilation.emitAsset(
          INTEGRITY_LIST,
          new webpack.sources.RawSource(integrityJson(compilation.getAssets(), entry)),
        ),
      );
    }),
});
