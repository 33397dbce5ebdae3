import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteConfig } from '../contract';
import { writeTinyRemote } from '../testing';
import { release } from './release';
import { releaseRemote } from './release-remote';
import { registryOf } from './store';
import { writeRelease } from './testing/broken-release';
import { usageOf } from './usage';

describe('thefts', () => {
  const MODULES = path.resolve(__dirname, '../../../../node_modules');
  const START = process.cwd();

  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signpost-thefts-'));
    await symlink(MODULES, path.join(folder, 'node_modules'));
    await writeFile(path.join(folder, 'package.json'), '{}');
    process.chdir(folder);
    const unis = await writeTinyRemote(path.join(folder, 'unis'), {
      name: 'unis',
      heading: 'unis',
      paths: ['/unis/:id'],
      slots: ['card.universities'],
      manifest: { names: ['storage:signpost.map', 'element:unis-map', 'endpoint:listRooms'] },
    });
    await release('store', 'unis', unis);
  });
  afterEach(async () => {
    process.chdir(START);
    await rm(folder, { recursive: true });
  });

  /** What a remote claims besides its path, and its style sheet. */
  type Claimed = Partial<Pick<RemoteConfig, 'paths' | 'slots' | 'names'>> & { readonly css?: string };

  const MODULE = (paths: readonly string[], slots: readonly string[]) => `({
  routes: ${JSON.stringify(paths)}.map((path) => ({ id: 'tiny.page', path, lazy: async () => ({ Component() {}, handle: { head() {} } }) })),
  slots: Object.fromEntries(${JSON.stringify(slots)}.map((slot) => [slot, async () => ({ load() {}, Component() {}, facts() {} })])),
})`;

  /** Runs the release command on a small remote in a repository of its own. */
  const releaseTiny = async ({ css, ...claimed }: Claimed, canary?: number) => {
    const parts = { paths: ['/tiny'], slots: [], ...claimed };
    const module = MODULE(parts.paths, parts.slots);
    const { dist, config, remove } = await writeRelease({
      config: parts,
      manifest: {
        ...parts,
        paths: [...parts.paths],
        slots: [...parts.slots],
        names: [...(parts.names ?? [])],
      },
      module,
      ...(css !== undefined && { css }),
    });
    await cp(dist, path.join(folder, 'dist'), { recursive: true });
    await remove();
    await writeFile('remote.config.ts', `module.exports = { default: ${JSON.stringify(config)} };`);
    const command = { contract: '1.1.0', built: true, ifNew: false, preview: false };
    return releaseRemote('tiny', { ...command, store: 'store', canary });
  };

  describe('the release command', () => {
    it.each<[string, Claimed, string]>([
      [
        'an address',
        { paths: ['/tiny', '/unis/bath'] },
        '/unis/bath overlaps /unis/:id, which belongs to unis',
      ],
      ['a slot', { slots: ['card.universities'] }, 'card.universities belongs to unis'],
      ['an endpoint', { names: ['endpoint:listRooms'] }, 'endpoint:listRooms belongs to unis'],
      ['a custom element', { names: ['element:unis-map'] }, 'element:unis-map belongs to unis'],
      ['a storage key', { names: ['storage:signpost.map'] }, 'storage:signpost.map belongs to unis'],
      [
        'a cascade layer',
        { css: '@layer unis.late{.tiny-a{color:red}}' },
        '.tiny-a is in the layer "unis.late", which is not its own',
      ],
    ])(
      'refuses %s that another remote has, also for a canary, and changes nothing',
      async (_, claimed, why) => {
        await expect(releaseTiny(claimed)).rejects.toThrow(why);
        await expect(releaseTiny(claimed, 5)).rejects.toThrow(why);
        const { version, remotes } = await registryOf('store');
        expect([version, Object.keys(remotes)]).toEqual([1, ['unis']]);
      },
    );

    it('releases a remote that claims what is free', async () => {
      const claimed = { names: ['endpoint:listHalls'], css: '@layer tiny.late{.tiny-a{color:red}}' };
      expect((await releaseTiny(claimed)).at(-1)).toMatch(/^tiny: [0-9a-f]{12} is live for all/);
    });
  });
});

describe('the commands', () => {
  it.each(['release', 'promote', 'rollback', 'handover', 'approve', 'status', 'keys'])(
    'the text about %s begins with how to call it',
    (command) => {
      expect(/npm run (\w+) (-- |\[-- )/.exec(usageOf(command))?.[1]).toBe(command);
    },
  );

  it('an unknown option fails with its name and how to use the command, without a stack', async () => {
    const command = ['--import', 'tsx', path.join(__dirname, 'cli.ts'), 'release', 'unis', '--canry', '10'];
    const [code, err] = await new Promise<[unknown, string]>((resolve) => {
      execFile(process.execPath, command, (error, _, said) => resolve([error?.code, said]));
    });
    expect(code).toBe(1);
    expect(err).toMatch(/^Unknown option '--canry'/);
    expect(err).toContain('npm run release --');
    expect(err).not.toContain('    at ');
  });
});
