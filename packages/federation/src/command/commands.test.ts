import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withOwnName } from './commands';
import { programText } from './program';

describe('signpost-remote', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signpost-command-'));
    await writeFile(
      path.join(folder, 'remote.config.ts'),
      `export default { name: 'finance', paths: ['/explore/finance'], slots: [], contract: '^1.0.0', budget: 1 };`,
    );
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    [[], ['finance']],
    [
      ['--canary', '10'],
      ['finance', '--canary', '10'],
    ],
    [
      ['finance', '--built'],
      ['finance', '--built'],
    ],
    [
      ['0123456789ab', '--site', 'https://x.test'],
      ['finance', '0123456789ab', '--site', 'https://x.test'],
    ],
    [
      ['/explore/finance', '--for', 'unis'],
      ['finance', '/explore/finance', '--for', 'unis'],
    ],
    [['--help'], ['--help']],
  ])('supplies the name of the remote in its folder: %j', (words, expected) => {
    expect(withOwnName(words, folder)).toEqual(expected);
  });

  it('supplies no name outside of a remote', () => {
    expect(withOwnName(['unis'], path.join(folder, 'elsewhere'))).toEqual(['unis']);
  });
});

it('texts about npm scripts name the command of signpost-remote when that runs', () => {
  const { argv } = process;
  const text = 'npm run conformance -- unis\nnpm run release';
  expect(programText(text)).toBe(text);
  process.argv = [argv[0] ?? 'node', '/usr/bin/signpost-remote'];
  expect(programText(text)).toBe('signpost-remote conform unis\nsignpost-remote release');
  process.argv = argv;
});
