import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findImpact } from './find-impact.mjs';
import { readSource } from './read-source.mjs';

const FILES = {
  'packages/ui/src/empty.tsx': `export const EmptyState = () => null; export type Words = string;`,
  'packages/ui/src/nothing.tsx': `import { EmptyState } from './empty';\nexport const NothingFound = () => <EmptyState />;`,
  'packages/ui/src/index.ts': `export { EmptyState } from './empty';\nexport { NothingFound } from './nothing';`,
  'packages/api/src/unis.ts': `export const unisApi = base.injectEndpoints({ endpoints: (build) => ({
    listUnis: build.query({}), getUni: build.query({}) }) });\nexport const { useListUnisQuery } = unisApi;`,
  'apps/unis/src/list.tsx': `import { EmptyState as Empty } from '@signpost/ui';\nimport { useListUnisQuery } from '@signpost/api';`,
  'apps/unis/src/uni.ts': `const load = () => unisApi.endpoints.getUni.initiate('1'); const slot = 'unis.provider.row.v1';`,
  'apps/careers/src/page.tsx': `import { NothingFound } from '@signpost/ui';\nconst { listUnis: all } = unisApi.endpoints;`,
  'apps/careers/src/other.tsx': `const EmptyState = 'a name of its own'; const getUni = 1;`,
  'apps/careers/remote.config.ts': `export default { slots: ['unis.provider.row.v1'] };`,
};
const files = new Map(Object.entries(FILES).map(([file, text]) => [file, readSource(text, file)]));
const usersOf = (name) => findImpact(name, files).uses.map(({ file, through }) => [file, through]);

test('the users of a component are found by its import, also through another one', () => {
  assert.deepEqual(usersOf('EmptyState'), [
    ['packages/ui/src/nothing.tsx', undefined],
    ['apps/unis/src/list.tsx', undefined],
    ['apps/careers/src/page.tsx', 'NothingFound'],
  ]);
});

test('the users of an endpoint are found by its hooks and by its object', () => {
  assert.deepEqual(usersOf('listUnis'), [
    ['apps/unis/src/list.tsx', undefined],
    ['apps/careers/src/page.tsx', undefined],
  ]);
  assert.deepEqual(usersOf('getUni'), [['apps/unis/src/uni.ts', undefined]]);
});

test('the users of a slot are found by its name', () => {
  assert.deepEqual(usersOf('unis.provider.row.v1'), [
    ['apps/unis/src/uni.ts', undefined],
    ['apps/careers/remote.config.ts', undefined],
  ]);
});

test('a name that nothing declares is refused', () => {
  assert.throws(() => findImpact('Nowhere', files), /No package exports Nowhere/);
});
