import { rspack, type RspackPluginInstance } from '@rspack/core';
import { INTEGRITY_LIST } from '../../contract/shared';
import { integrityJson, PLUGIN_NAME, setIntegrity } from '../integrity-list';

/** The plugin of `integrityList` for Rspack, whose runtime has its own hooks. */
export const rspackIntegrityList = (entry: string): RspackPluginInstance => ({
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap(PLUGIN_NAME, (compilation) => {
      const hooks = rspack.RuntimePlugin.getCompilationHooks(compilation);
      hooks.createScript.tap(PLUGIN_NAME, (source) => `${source}\n${setIntegrity('script', 'src')}`);
      hooks.createLink.tap(PLUGIN_NAME, (source) => `${source}\n${setIntegrity('linkTag', 'href')}`);
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PLUGIN_NAME, stage }, () =>
        compilation.emitAsset(
          INTEGRITY_LIST,
          new rspack.sources.RawSource(integrityJson(compilation.getAssets(), entry)),
        ),
      );
    }),
});
