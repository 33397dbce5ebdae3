import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import { packShell } from './pack-shell.mjs';

let root;
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const install = (folder, name, version) =>
  write(path.join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, version }));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'signpost-pack-shell-'));
  write('apps/shell/package.json', '{}');
  write(
    'apps/shell/dist/server/main.js',
    'module.exports = require("node:fs");\nmodule.exports = require("@scope/x/part");\nconst y_namespaceObject = require("y");\nmodule.exports = require("images/dot.png");\n',
  );
  write('apps/shell/dist/server/main.js.map', '{}');
  write('apps/backend/package.json', '{"dependencies":{"y":"^2.0.0"}}');
  write('apps/backend/dist/main.mjs', '');
  write('apps/backend/catalogue/courses', '');
  write('apps/finance/dist/release.json', '{}');
  write('apps/finance/dist/server/remoteEntry.js.map', '{}');
  write('apps/unbuilt/remote.config.ts', '');
  install('.', '@scope/x', '1.2.3');
  install('.', 'y', '2.0.1');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const pack = () => packShell(path.join(root, 'apps'), path.join(root, 'out'));

it('packs the shell, the backend and the built remotes, with the packages that their servers need', () => {
  const out = pack();
  const has = (file) => existsSync(path.join(out, file));
  assert.ok(
    has('shell/dist/server/main.js') && has('backend/dist/main.mjs') && has('backend/catalogue/courses'),
  );
  assert.ok(has('remotes/finance/server/remoteEntry.js.map'), 'a release is packed whole');
  assert.ok(!has('shell/dist/server/main.js.map') && !has('remotes/unbuilt'));
  const { name, dependencies } = JSON.parse(readFileSync(path.join(out, 'package.json'), 'utf8'));
  assert.equal(name, '@signpost/shell');
  assert.deepEqual(dependencies, { '@scope/x': '1.2.3', y: '2.0.1' });
});

it('refuses a product that is not built, and two versions of one package', () => {
  write('apps/shell/dist/server/main.js', 'module.exports = require("y");');
  install('apps/shell', 'y', '3.0.0');
  assert.throws(pack, /different versions of y/);
  rmSync(path.join(root, 'apps/backend/dist'), { recursive: true });
  assert.throws(pack, /backend\/dist does not exist. Build first/);
});
