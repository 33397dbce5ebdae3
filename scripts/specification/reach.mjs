import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { modulesOfCodes } from './cited-imports.mjs';

const ASSETS = ['.css', '.svg', '.png', '.webp', '.avif', '.woff2', '.gz', '.csv', '.ndjson', '.md', '.wasm'];

/** Bundles entries; returns for each the files that remain after tree shaking, and the imports of every file. */
const bundle = async (root, entries, modules = new Map()) => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => ({ in: entry, out: entry })),
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    treeShaking: true,
    // Follows packages of the workspace; all others are external.
    plugins: [
      {
        name: 'modules-of-codes',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /#/ }, ({ path: name }) =>
            modules.has(name) ? { path: name, namespace: 'code' } : undefined,
          );
          onLoad({ filter: /.*/, namespace: 'code' }, ({ path: name }) => ({
            contents: modules.get(name),
            resolveDir: path.dirname(path.join(root, name)),
            loader: 'tsx',
          }));
        },
      },
      {
        name: 'packages-of-others',
        setup: ({ onResolve }) =>
          void onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || name.startsWith('@signpost/')
              ? undefined
              : { path: name, external: true },
          ),
      },
    ],
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: Object.fromEntries(ASSETS.map((end) => [end, 'empty'])),
    logLevel: 'silent',
  });
  const used = new Map(
    Object.values(metafile.outputs)
      .filter(({ entryPoint }) => entryPoint)
      .map(({ entryPoint, inputs }) => [
        entryPoint.replace(/^code:/, ''),
        new Set(Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0)),
      ]),
  );
  return {
    used,
    imports: (file) => (metafile.inputs[file] ?? metafile.inputs[`code:${file}`])?.imports ?? [],
  };
};

/** The source files that the product's entries use; lazy imports count, types do not. */
export const reachedBy = async (root, entries) => {
  const { used } = await bundle(root, entries);
  return new Set([...used.values()].flatMap((files) => [...files]));
};

const isHelper = (file) =>
  /(^|\/)(testing|fixtures)\/|fixtures?\.tsx?$|\.test\.tsx?$|\.json$/.test(file) ||
  file.includes('node_modules/');
const isBarrel = (file) => path.basename(file).startsWith('index.ts');

/**
 * For each pair of test and code, written `test#code`, the source files that the tests of that code run: the
 * files they import, resolved through barrels, or those that their testing helpers import when they import no
 * other.
 */
export const runBy = async (root, tests) => {
  const modules = new Map();
  for (const [test, codes] of tests) {
    const own = modulesOfCodes(readFileSync(path.join(root, test), 'utf8'), test);
    // A test without imports that loads a module at run time counts as running everything that its file does.
    for (const code of codes)
      modules.set(`${test}#${code}`, own.get(code) ?? `import './${path.basename(test)}';`);
  }
  const { used, imports } = await bundle(root, [...modules.keys()], modules);
  const sourcesOf = (entry, follow) => {
    const found = new Set();
    const seen = new Set();
    const walk = (file) => {
      for (const { path: next, external } of imports(file)) {
        if (external || seen.has(next)) continue;
        seen.add(next);
        if (isBarrel(next) || entry.startsWith(`${next}#`)) walk(next);
        else if (!isHelper(next)) {
          if (used.get(entry)?.has(next)) found.add(next);
        } else if (follow) walk(next);
      }
    };
    walk(entry);
    return found;
  };
  return new Map(
    [...modules.keys()].map((entry) => {
      const own = sourcesOf(entry, false);
      return [entry, own.size > 0 ? own : sourcesOf(entry, true)];
    }),
  );
};
