import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpackPackage from 'webpack/package.json';

const root = path.resolve(__dirname, '../../../..');

describe('the toolchain', () => {
  // 5.111.1 fails with hashed entry names and 5.112.2 does not load with the federation plugin at all; the plugin's
  // peer range allows both, so nothing else would stop an update.
  it('stays on webpack 5.110', () => {
    expect(webpackPackage.version).toMatch(/^5\.110\./);
  });

  // With it, the federation entry that webpack generates does not parse.
  it('keeps "type": "commonjs" out of the root package.json', () => {
    expect(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))).not.toHaveProperty('type');
  });
});
