import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '../contract';
import { createRemote } from './create-remote';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'signpost-create-'));
  await mkdir(path.join(root, 'apps', 'unis'), { recursive: true });
  await writeFile(path.join(root, 'CODEOWNERS'), '/apps/unis/  @signpost/unis\n');
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('writes a remote with its name in every file, and its owner', async () => {
  expect(await createRemote(root, 'student-finance')).toBe('apps/student-finance');
  const folder = path.join(root, 'apps/student-finance');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  const texts = await Promise.all(files.map((one) => readFile(path.join(one.parentPath, one.name), 'utf8')));
  expect(texts.join('\n')).not.toMatch(/__[a-z]+__|\.template/);
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['remote.config.ts', 'loader.ts', 'page.test.tsx', 'open-days.stories.tsx']),
  );
  expect(await readFile(path.join(folder, 'remote.config.ts'), 'utf8')).toContain(
    "'/explore/student-finance'",
  );
  expect(await readFile(path.join(folder, 'src/pages/landing/head.ts'), 'utf8')).toContain('Student finance');
  expect(await readFile(path.join(root, 'CODEOWNERS'), 'utf8')).toMatch(
    /student-finance\/ +@signpost\/student-finance/,
  );
});

it('writes a repository of its own outside of the product’s repository', async () => {
  const elsewhere = path.join(root, 'elsewhere');
  await mkdir(elsewhere);
  expect(await createRemote(elsewhere, 'student-finance')).toBe('student-finance');
  const folder = path.join(elsewhere, 'student-finance');
  const files = await readdir(folder);
  expect(files).toEqual(
    expect.arrayContaining(['.gitignore', 'README.md', 'jest.config.mjs', 'remote.config.ts']),
  );
  expect(files).not.toContain('project.json');
  const { dependencies } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies['@signpost/federation']).toBe(`^${CONTRACT_VERSION}`);
  expect(await readFile(path.join(folder, 'tsconfig.json'), 'utf8')).not.toContain('tsconfig.base');
});

it.each([
  ['unis', 'exists already'],
  ['shell', 'exists already'],
  ['../outside', 'cannot be the name'],
  ['Finance', 'cannot be the name'],
  ['finance-', 'cannot be the name'],
])('refuses the name %s', async (name, reason) => {
  await expect(createRemote(root, name)).rejects.toThrow(reason);
  expect(await readdir(path.join(root, 'apps'))).toEqual(['unis']);
});
