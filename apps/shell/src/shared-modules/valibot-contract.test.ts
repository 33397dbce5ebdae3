import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as contract from './valibot-contract';

const root = path.resolve(__dirname, '../../../..');
const folders = [
  ...readdirSync(path.join(root, 'apps'))
    .filter((app) => existsSync(path.join(root, 'apps', app, 'remote.config.ts')))
    .map((remote) => `apps/${remote}/src`),
  ...['api-client', 'shared-ui', 'federation'].map((name) => `packages/${name}/src`),
];
const sources = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${String(file)}`),
  )
  // The embed script for other sites bundles its own valibot.
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('apps/widgets/src/embed/'));

describe('the valibot contract', () => {
  it('has every name that remotes and their packages use: another would be undefined at run time', () => {
    const used = sources.flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const lower = /\bv\.([a-z]\w+)/g;
      return /import \* as v from 'valibot'/.test(text)
        ? [...text.matchAll(lower)].map(([, name]) => name)
        : [];
    });
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((name) => name && !(name in contract))).toEqual([]);
  });

  it('is imported as a namespace everywhere, so that the test above finds each name', () => {
    const other = sources.filter((file) =>
      /import \{[^}]*\} from 'valibot'/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(other).toEqual([]);
  });
});
