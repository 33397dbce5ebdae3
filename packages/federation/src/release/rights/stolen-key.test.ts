import { createRequire } from 'node:module';
import path from 'node:path';
import { createFederationHost } from '../../host';
import { publicKeys, type KeyPair } from '../../registry';
import { openRemoteSet, type RemoteEvent, type RemoteSet } from '../../loading';
import {
  careersSquad,
  createStage,
  liveOf,
  operators,
  refusals,
  trusted,
  unisSquad,
  type RawRegistry,
  type Stage,
} from '../testing/rights-stage';
import { reserveClaims } from './change-rights';

let stage: Stage;
beforeEach(async () => {
  stage = await createStage();
});
afterEach(() => stage.close());

describe('a stolen key of one squad, with write access to the store', () => {
  it.each([
    [
      'replaces the entry of another remote with its own',
      'key',
      async () => {
        const { entry } = await stage.as(unisSquad, () => stage.publish('unis', 'x'));
        await stage.rewrite((raw) => {
          raw.remotes['careers'] = { ...raw.remotes['unis'], live: entry.live };
        });
      },
    ],
    [
      'edits the entry of another remote',
      'the entry was changed after it was signed',
      () =>
        stage.rewrite((raw) => {
          raw.remotes['careers'] = { ...raw.remotes['careers'], live: raw.remotes['unis']?.['live'] };
        }),
    ],
    [
      'removes the entry of another remote',
      'the entry was removed',
      () =>
        stage.rewrite((raw) => {
          delete raw.remotes['careers'];
        }),
    ],
    [
      'removes the signature',
      'the entry is not signed',
      () =>
        stage.rewrite((raw) => {
          delete raw.remotes['careers']?.['signature'];
        }),
    ],
  ])('%s: the last entry of that remote stays', async (_, reason, attack) => {
    const before = await stage.accepted();
    await attack();
    const after = await stage.accepted(before);
    expect(after.remotes['careers']).toEqual(before.remotes['careers']);
    expect(refusals(after).join()).toContain(`careers rights: ${reason}`);
    const { live } = await stage.as(operators, () => stage.publish('unis', 'goes on'));
    expect(liveOf(await stage.accepted(after), 'unis')).toBe(live.release);
  });

  it('puts an older, validly signed entry of another remote back: it is refused', async () => {
    const old = (await stage.readRaw()).remotes['careers'];
    await stage.as(careersSquad, () => stage.publish('careers', 'newer'));
    const before = await stage.accepted();
    await stage.rewrite((raw) => {
      if (old) raw.remotes['careers'] = old;
    });
    const after = await stage.accepted(before);
    expect(liveOf(after, 'careers')).toBe(liveOf(before, 'careers'));
    expect(refusals(after)).toEqual(['careers rights: an older entry replaced it']);
  });

  it('removes the rights, puts older ones back or writes its own: the accepted rights stay', async () => {
    const older = (await stage.readRaw()).rights;
    await stage.as(operators, () => reserveClaims(stage.store, 'careers', ['/careers', '/jobs']));
    const before = await stage.accepted();
    for (const rights of [undefined, older, { ...older, version: 99 }]) {
      await stage.rewrite((raw) => {
        if (rights) raw.rights = rights as NonNullable<RawRegistry['rights']>;
        else delete raw.rights;
      });
      const after = await stage.accepted(before);
      expect(after.rights).toEqual(before.rights);
      expect(after.remotes).toEqual(before.remotes);
      expect(refusals(after)[0]).toMatch(/rights: /);
    }
  });

  it('claims a path of another remote in its own entry, with an early date: the reserved path stays', async () => {
    await stage.as(unisSquad, () => stage.publish('unis', 'theft', { paths: ['/unis'] }));
    await stage.forge(unisSquad, 'unis', (entry) => ({
      ...entry,
      live: { ...(entry['live'] as object), paths: ['/unis', '/careers'] },
      owns: { '/unis': '2000-01-01T00:00:00Z', '/careers': '2000-01-01T00:00:00Z' },
    }));
    expect(refusals(await stage.accepted())).toEqual(['unis claims: /careers belongs to careers']);
  });
});

describe('a shell whose registry such a key changes', () => {
  const requireRelease = createRequire(__filename);
  const nothing = { version: '19.3.1', module: {} };
  const provided = {
    react: nothing,
    'react/jsx-runtime': nothing,
    'react-router-dom': nothing,
    '@signpost/api-client/base': nothing,
    '@signpost/federation/settings': nothing,
    '@signpost/federation/slots': nothing,
    '@signpost/identity': nothing,
    '@signpost/language/runtime': nothing,
    valibot: nothing,
  };
  let events: RemoteEvent[];
  let set: RemoteSet;
  beforeEach(async () => {
    events = [];
    set = await openRemoteSet({
      store: stage.store,
      cache: path.join(stage.folder, 'cache'),
      host: createFederationHost(provided, (entry) => Object.values(requireRelease(entry) as object)[0]),
      keys: trusted,
      onEvent: (event) => events.push(event),
    });
  });
  afterEach(() => set.close());

  const running = (name: string) => set.current().remotes.find((remote) => remote.name === name);
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  it('goes on with the release of a remote whose entry another key replaced, and follows the others', async () => {
    const careers = running('careers')?.loaded?.release;
    const stolen = await stage.as(unisSquad, () => stage.publish('unis', 'second'));
    await stage.forge(unisSquad, 'careers', (entry) => ({ ...entry, live: stolen.live }));
    await until(() => events.some(({ type }) => type === 'not-understood'));
    expect(running('careers')?.loaded?.release).toBe(careers);
    const next = await stage.as(operators, () => stage.publish('unis', 'third'));
    await until(() => running('unis')?.loaded?.release === next.live.release);
    expect(running('careers')?.loaded?.release).toBe(careers);
  });

  it('shows a preview of its release without what another remote has', async () => {
    const stolen = await stage.storeOnly('unis', 'theft', {
      paths: ['/unis', '/careers'],
      slots: ['card.careers'],
    });
    await stage.as(careersSquad, () => stage.publish('careers', 'cards', { slots: ['card.careers'] }));
    await until(() => running('careers')?.loaded?.manifest.slots.length === 1);
    const shown = await set.preview('unis', stolen);
    expect(shown.release).toBe(stolen.release);
    expect(shown.manifest).toMatchObject({ paths: ['/unis'], slots: [] });
    expect(shown.module.routes.map((route) => route.path)).toEqual(['/unis']);
    expect(await set.preview('unis', stolen)).toBe(shown);
  });

  it('accepts previews of a remote with the keys that may release it, and no other', () => {
    const ids = (...pairs: readonly KeyPair[]) =>
      pairs.flatMap(({ publicKey }) => publicKeys(publicKey)).map(({ id }) => id);
    expect(set.keysOf('unis').map(({ id }) => id)).toEqual(ids(operators, unisSquad));
    expect(set.keysOf('careers').map(({ id }) => id)).toEqual(ids(operators, careersSquad));
    expect(set.keysOf('courses').map(({ id }) => id)).toEqual(ids(operators));
  });

  it.each(['live', 'canary'] as const)(
    'does not run a %s release with claims of another that its entry hides',
    async (role) => {
      const before = running('unis')?.loaded?.release;
      const stolen = await stage.storeOnly('unis', 'theft', {
        paths: ['/unis', '/careers'],
        slots: ['card.careers'],
      });
      const hidden = { ...stolen, paths: ['/unis'], slots: [] };
      await stage.forge(unisSquad, 'unis', (entry) => ({
        ...entry,
        ...(role === 'live' ? { live: hidden } : { canary: { ref: hidden, share: 50 } }),
      }));
      await until(() => events.some(({ type }) => type === 'failed'));
      expect(events).toContainEqual({
        type: 'not-understood',
        problems: [
          {
            remote: 'unis',
            part: 'claims',
            reason: expect.stringContaining(
              'has the path /careers, which its registry entry leaves out',
            ) as string,
          },
        ],
      });
      expect(running('unis')).toMatchObject({ paths: ['/unis'], loaded: { release: before } });
      expect(running('unis')?.canary).toBeUndefined();
    },
  );
});
