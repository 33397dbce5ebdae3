import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '../../contract';
import { writeTinyRemote } from '../../testing';
import { contractOf, defaultShell } from './default-shell';
import { siteOf } from './site';

let folder: string;
const at = (...parts: string[]) => path.join(folder, ...parts);
const write = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
};

beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'signpost-site-')));
  await write('remote/package.json', '{}');
});
afterEach(() => rm(folder, { recursive: true }));

const installShell = async (): Promise<string> => {
  const installed = 'remote/node_modules/@signpost/shell';
  await write(`${installed}/package.json`, '{"name":"@signpost/shell","version":"1.4.2"}');
  await writeTinyRemote(at(installed, 'remotes/tiny'), { heading: 'packed' });
  return at(installed, 'shell');
};

describe('the shell in which a remote is checked', () => {
  it('is the package @signpost/shell of a repository of its own, with the remotes in it', async () => {
    const shell = await installShell();
    expect(defaultShell(at('remote'))).toBe(shell);
    expect(contractOf(shell)).toBe('1.4.2');
    const { claims, builds } = await siteOf({ root: at('remote'), shell });
    expect(claims).toEqual([expect.objectContaining({ name: 'tiny', paths: ['/tiny'] })]);
    expect(builds).toEqual(new Map([['tiny', at('remote/node_modules/@signpost/shell/remotes/tiny')]]));
  });

  it('is that of the checkout, with the remotes of the checkout', async () => {
    await mkdir(at('remote/apps/shell'), { recursive: true });
    await installShell();
    const config = { name: 'own', paths: ['/explore/own'], slots: [], contract: '^1.0.0', budget: 1_000 };
    await write(
      'remote/apps/own/remote.config.ts',
      `module.exports = { default: ${JSON.stringify(config)} };`,
    );
    const shell = defaultShell(at('remote'));
    expect(shell).toBe(at('remote/apps/shell'));
    expect(contractOf(shell)).toBe(CONTRACT_VERSION);
    const { claims, builds } = await siteOf({ root: at('remote'), shell });
    expect(claims).toEqual([expect.objectContaining({ name: 'own' })]);
    expect(builds.size).toBe(0);
  });

  it('is missed with the command that installs it', () => {
    expect(() => defaultShell(at('remote'))).toThrow('npm install --save-dev @signpost/shell');
  });
});
