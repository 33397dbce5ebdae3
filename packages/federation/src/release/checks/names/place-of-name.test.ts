import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeOfName } from './place-of-name';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-names-'));
  await mkdir(path.join(folder, 'src/pages'), { recursive: true });
  await writeFile(path.join(folder, 'src/pages/map.test.ts'), "const KEY = 'tiny.map';");
  await writeFile(path.join(folder, 'src/pages/map.ts'), "// The map.\nexport const KEY = 'tiny.map';\n");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('finds the line of the source that has the name as a string, and no test', () => {
  expect(placeOfName(folder, 'storage:tiny.map')).toBe(
    `${path.relative('.', path.join(folder, 'src/pages/map.ts'))}:2`,
  );
});

it('finds no place of a name that is composed', () => {
  expect(placeOfName(folder, 'storage:tiny')).toBeUndefined();
});
