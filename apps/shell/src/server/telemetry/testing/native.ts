import { mkdtempSync, rmSync } from 'node:fs';
import type * as NodeModule from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { buildSync } from 'esbuild';

/** Node's own modules, not those that Jest puts in their place. */
const nativeImport = (name: string): Promise<unknown> =>
  new vm.Script(`import(${JSON.stringify(name)})`, {
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }).runInThisContext() as Promise<unknown>;

/**
 * Loads a module of this folder as Node itself does. The exporters import `node:http` while they run, which modules under
 * Jest cannot.
 */
export const loadNatively = async <Module>(file: string): Promise<Module> => {
  // Here, so that it finds its packages.
  const folder = mkdtempSync(path.join(__dirname, '../../../../node_modules/.telemetry-'));
  const outfile = path.join(folder, 'module.cjs');
  buildSync({
    entryPoints: [path.join(__dirname, '..', file)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
  });
  const { createRequire } = (await nativeImport('node:module')) as typeof NodeModule;
  try {
    return createRequire(__filename)(outfile) as Module;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
