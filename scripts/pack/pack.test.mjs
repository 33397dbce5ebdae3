import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { packPackage } from './pack-package.mjs';
import { contractVersion, publishedManifest } from './published-manifest.mjs';

describe('the published form of a package', () => {
  let out;
  before(async () => {
    // Below this folder, so that Node finds the packages that it needs.
    out = mkdtempSync(path.resolve('dist-pack-test-'));
    await packPackage(path.resolve('packages/identity'), out);
    await packPackage(path.resolve('packages/language'), path.join(out, 'node_modules/@signpost/language'));
  });
  after(() => rmSync(out, { recursive: true, force: true }));

  it('has code, declarations and what its exports name, and no tests or stories', () => {
    const files = readdirSync(out, { recursive: true });
    assert.ok(files.length > 100);
    assert.deepEqual(
      files.filter((file) => /\.(test|stories)\.|(?<!\.d)\.tsx?$/.test(file)),
      [],
    );
    const { exports } = JSON.parse(readFileSync(path.join(out, 'package.json'), 'utf8'));
    const named = Object.values(exports).flatMap((file) =>
      typeof file === 'string' ? [file] : Object.values(file),
    );
    assert.deepEqual(
      named.filter((file) => !existsSync(path.join(out, file))),
      [],
    );
  });

  it('runs in Node', () => {
    const identity = createRequire(path.join(out, 'package.json'))('./dist/cjs/index.js');
    assert.equal(typeof identity.setFavourites, 'function');
  });

  it('is packed by npm with its declarations', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'signpost-packed-'));
    const [{ files }] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: out, encoding: 'utf8' }),
    );
    rmSync(folder, { recursive: true });
    assert.ok(files.some(({ path: file }) => file === 'dist/types/index.d.ts'));
  });
});

it('the package for other sites has its types, also of federated modules, and leaves React to the site', async () => {
  const out = mkdtempSync(path.resolve('dist-pack-test-'));
  try {
    await packPackage(path.resolve('packages/embed'), out);
    const { exports, peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(path.join(out, 'package.json'), 'utf8'),
    );
    assert.deepEqual(exports['./federated'], { types: './dist/types/federated.d.ts' });
    const named = Object.values(exports).flatMap((file) =>
      typeof file === 'string' ? [file] : Object.values(file),
    );
    assert.deepEqual(
      named.filter((file) => !existsSync(path.join(out, file))),
      [],
    );
    assert.deepEqual(peerDependencies, { react: '>=18.0.0' });
    assert.deepEqual(peerDependenciesMeta, { react: { optional: true } });
    const { SubjectWidget } = createRequire(path.join(out, 'package.json'))('./dist/cjs/react.js');
    assert.equal(typeof SubjectWidget, 'function');
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});

describe('its package.json', () => {
  it('has the version of the contract, peers for what the shell has one copy of, and no workspace fields', () => {
    const published = publishedManifest({
      name: '@signpost/x',
      version: '0.1.0',
      private: true,
      exports: { '.': './src/index.ts', './*': './src/*' },
      dependencies: { react: '19.3.1', valibot: '^1.5.0' },
      devDependencies: { 'axe-core': '^4.14.1', jest: '1.0.0' },
    });
    assert.deepEqual(published, {
      name: '@signpost/x',
      version: contractVersion(),
      exports: {
        '.': {
          types: './dist/types/index.d.ts',
          require: './dist/cjs/index.js',
          default: './dist/esm/index.js',
        },
        './*': './dist/esm/*',
      },
      dependencies: { valibot: '^1.5.0' },
      peerDependencies: { react: '^19.3.1', 'axe-core': '^4.14.1' },
      peerDependenciesMeta: { 'axe-core': { optional: true } },
    });
  });
});
