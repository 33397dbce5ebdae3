import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { publishedManifest } from './published-manifest.mjs';

/** What is never published: tests, stories, what only they use, and development inside this repository. */
const LEFT_OUT = [
  /\.(test|stories)\.tsx?$/,
  /-story\.module\.css$/,
  /^(release|loading)\/testing\//,
  /^dev\/(?!remote-config|at-site\/|reload-event)/,
];

/** By its path, because two versions of TypeScript are installed (ADR 45). */
const COMPILER = fileURLToPath(new URL('../../node_modules/typescript-7/bin/tsc', import.meta.url));

const SOURCE = /(?<!\.d)\.tsx?$/;

/** The files of a package's `src` that are published, relative to it. */
const publishedFiles = (source) =>
  readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)))
    .filter((file) => !LEFT_OUT.some((pattern) => pattern.test(file)))
    .sort();

/** Compiles each source file on its own, so that bundlers of remotes leave out what they do not use. */
const compile = (source, files, outdir, format) =>
  build({
    entryPoints: files.filter((file) => SOURCE.test(file)).map((file) => path.join(source, file)),
    outbase: source,
    outdir,
    format,
    jsx: 'automatic',
    target: 'es2022',
    platform: format === 'cjs' ? 'node' : 'neutral',
    // Node resolves a file without its extension for `require` only.
    supported: { 'dynamic-import': format === 'esm' },
    logLevel: 'warning',
  });

const declare = (folder, outDir) => {
  const project = path.join(folder, 'tsconfig.pack.json');
  const options = ['--noEmit', 'false', '--emitDeclarationOnly', '--declaration', '--rootDir', 'src'];
  execFileSync(process.execPath, [COMPILER, '-p', project, ...options, '--outDir', outDir], {
    cwd: folder,
    stdio: 'inherit',
  });
};

/**
 * Writes the published form of the package in `folder` to `out`: ECMAScript modules for bundlers, CommonJS for Node and
 * tests, declarations, style sheets and other files. Returns `out`. Throws when a file cannot be compiled.
 */
export const packPackage = async (folder, out) => {
  const source = path.join(folder, 'src');
  const files = publishedFiles(source);
  for (const format of ['esm', 'cjs']) {
    const dist = path.join(out, 'dist', format);
    await compile(source, files, dist, format);
    for (const file of files.filter((each) => !SOURCE.test(each) && !each.endsWith('.d.ts'))) {
      mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
      cpSync(path.join(source, file), path.join(dist, file));
    }
  }
  declare(folder, path.join(out, 'dist', 'types'));
  for (const file of files.filter((each) => each.endsWith('.d.ts'))) {
    cpSync(path.join(source, file), path.join(out, 'dist', 'types', file));
  }
  for (const extra of [
    'bin',
    'messages',
    'template',
    'template-standalone',
    'schemas',
    'css-modules-in-tests.cjs',
    'CHANGELOG.md',
  ]) {
    if (existsSync(path.join(folder, extra))) {
      cpSync(path.join(folder, extra), path.join(out, extra), { recursive: true });
    }
  }
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
  return out;
};
