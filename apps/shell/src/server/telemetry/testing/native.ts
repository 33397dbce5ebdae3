import { mkdtempSync, rmSync } from 'node:fs';
import type * as NodeModule from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { buildSync } from 'esbuild';

/** Imports Node's own modules, not Jest's replacements. */
const nativeImport = (name: string): Promise<unknown> =>
  new vm.Script(`import(${JSON.stringify(name)})`, {
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }).runInThisContext() as Promise<unknown>;

/**
 * Loads a module of this folder with Node's own module system. The exporters import `node:http` at run time, which does
 * not work under Jest.
 */
export const loadNatively = async <Module>(file: string): Promise<Module> => {
  // Inside `node_modules`, so that the packages resolve.
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
