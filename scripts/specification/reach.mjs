import path from 'node:path';
import { build } from 'esbuild';

const ASSETS = ['.css', '.svg', '.png', '.webp', '.avif', '.woff2', '.gz', '.csv', '.ndjson', '.md', '.wasm'];

/** Of each entry, the files whose code is left in its bundle after what nothing uses is dropped, and what every file imports. */
const bundle = async (root, entries) => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => ({ in: entry, out: entry })),
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    treeShaking: true,
    // Packages of the workspace are followed; those of others are not.
    plugins: [
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
        entryPoint,
        new Set(Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0)),
      ]),
  );
  return { used, imports: (file) => metafile.inputs[file]?.imports ?? [] };
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
 * Of each test, the source files that it runs: those that it imports itself, found behind barrels, or those that its
 * testing helpers import where it imports no other.
 */
export const runBy = async (root, tests) => {
  const { used, imports } = await bundle(root, tests);
  const sourcesOf = (test, follow) => {
    const found = new Set();
    const seen = new Set([test]);
    const walk = (file) => {
      for (const { path: next, external } of imports(file)) {
        if (external || seen.has(next)) continue;
        seen.add(next);
        if (isBarrel(next)) walk(next);
        else if (!isHelper(next)) {
          if (used.get(test)?.has(next)) found.add(next);
        } else if (follow) walk(next);
      }
    };
    walk(test);
    return found;
  };
  return new Map(
    tests.map((test) => {
      const own = sourcesOf(test, false);
      return [test, own.size > 0 ? own : sourcesOf(test, true)];
    }),
  );
};
