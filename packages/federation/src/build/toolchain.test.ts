import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpackPackage from 'webpack/package.json';

const root = path.resolve(__dirname, '../../../..');

describe('toolchain', () => {
  // 5.111.1 fails with hashed entry names and 5.112.2 does not load with the federation plugin; the plugin's
  // peer range allows both, so no other check prevents an update.
  it('stays on webpack 5.110', () => {
    expect(webpackPackage.version).toMatch(/^5\.110\./);
  });

  // With it, the federation entry that webpack generates fails to parse.
  it('keeps "type": "commonjs" out of the root package.json', () => {
    expect(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))).not.toHaveProperty('type');
  });
});
