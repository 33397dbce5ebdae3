import path from 'node:path';
import { createFederationHost } from '../../host';
import { openRemoteSet, type RemoteEvent, type RemoteSet } from '../../loading';
import { provided, requireRelease } from '../../loading/testing/stage';
import { type KeyPair, newKeyPair, publicKeys } from '../../registry';
import { until } from '../../testing/until';
import { offerClaim } from '../handover';
import { promote, rollback } from '../release';
import { statusText } from '../report/status';
import { retire } from '../retirement/retire';
import { changeSettings, rollbackSettings } from '../settings/change-settings';
import { runSettings } from '../settings/commands';
import { registryOf, signStore } from '../store';
import {
  approver,
  careersSquad,
  createStage,
  liveOf,
  operators,
  type RawRegistry,
  refusals,
  type Stage,
  trusted,
  unisSquad,
} from '../testing/rights-stage';
import { approveRelease } from './approve';
import { grantKey, reserveClaims, withdrawKey } from './change-rights';
import { runRights } from './commands';

describe('rights', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await createStage();
  });
  afterEach(() => stage.close());

  describe('keys for single remotes', () => {
    it('a squad releases its own remote, and a shell accepts it', async () => {
      const before = await stage.accepted();
      const { live } = await stage.as(unisSquad, () => stage.publish('unis', 'unis, again'));
      const after = await stage.accepted(before);
      expect(liveOf(after, 'unis')).toBe(live.release);
      expect(after.problems).toEqual([]);
    });

    it('a squad cannot release, promote, roll back or approve the remote of another', async () => {
      await stage.as(unisSquad, async () => {
        await expect(stage.publish('careers', 'theft')).rejects.toThrow(/key \w{16} may not release careers/);
        await expect(stage.publish('careers', 'theft', { canary: 5 })).rejects.toThrow(
          'may not release careers',
        );
        await expect(rollback(stage.store, 'careers')).rejects.toThrow('no release to roll back to');
      });
      await stage.as(careersSquad, () => stage.publish('careers', 'a canary', { canary: 5 }));
      await stage.as(unisSquad, async () => {
        await expect(promote(stage.store, 'careers')).rejects.toThrow('may not release careers');
        await expect(rollback(stage.store, 'careers')).rejects.toThrow('may not release careers');
        await expect(approveRelease(stage.store, 'careers')).rejects.toThrow('may not approve careers');
      });
    });

    it('a remote without a grant cannot be released by a squad', async () => {
      await expect(stage.as(unisSquad, () => stage.publish('courses', 'new'))).rejects.toThrow(
        'no key may release courses',
      );
    });

    it('a squad cannot change the rights', async () => {
      await expect(
        stage.as(unisSquad, () => grantKey(stage.store, 'careers', unisSquad.publicKey, 'release')),
      ).rejects.toThrow('may not change the rights');
      const after = await stage.accepted();
      expect(after.rights?.remotes['careers']?.release).toEqual([careersSquad.publicKey]);
    });

    it('the whole registry cannot be signed with one key any more', async () => {
      await expect(signStore(stage.store, unisSquad.privateKey)).rejects.toThrow('has rights');
    });
  });

  describe('rotation of keys', () => {
    it('a withdrawn key can release nothing, and what it released stays, signed by the operators', async () => {
      const { live } = await stage.as(unisSquad, () => stage.publish('unis', 'second'));
      const before = await stage.accepted();
      const next = newKeyPair();
      await stage.as(operators, async () => {
        await grantKey(stage.store, 'unis', next.publicKey, 'release');
        await withdrawKey(stage.store, unisSquad.publicKey);
      });
      const after = await stage.accepted(before);
      expect([liveOf(after, 'unis'), after.problems]).toEqual([live.release, []]);
      await expect(stage.as(unisSquad, () => stage.publish('unis', 'late'))).rejects.toThrow(
        'may not release unis',
      );
      const third = await stage.as(next, () => stage.publish('unis', 'third'));
      expect(liveOf(await stage.accepted(after), 'unis')).toBe(third.live.release);
    });

    it('a withdrawn key that had used up all revisions does not stop the next one', async () => {
      await stage.forge(unisSquad, 'unis', (entry) => ({
        ...entry,
        revision: { rights: 2, change: Number.MAX_SAFE_INTEGER },
      }));
      const next = newKeyPair();
      await stage.as(operators, async () => {
        await withdrawKey(stage.store, unisSquad.publicKey);
        await grantKey(stage.store, 'unis', next.publicKey, 'release');
      });
      const before = await stage.accepted();
      const { live } = await stage.as(next, () => stage.publish('unis', 'recovered'));
      expect(liveOf(await stage.accepted(before), 'unis')).toBe(live.release);
    });

    it('a key without rights cannot be withdrawn', async () => {
      await expect(stage.as(operators, () => withdrawKey(stage.store, approver.publicKey))).rejects.toThrow(
        'has no rights here',
      );
    });
  });

  describe('approval', () => {
    beforeEach(async () => {
      await stage.as(operators, () => grantKey(stage.store, 'unis', approver.publicKey, 'approve'));
    });

    it('a canary needs none, and becomes live once another key approved it', async () => {
      const { entry } = await stage.as(unisSquad, () => stage.publish('unis', 'canary', { canary: 10 }));
      await expect(stage.as(unisSquad, () => promote(stage.store, 'unis'))).rejects.toThrow(
        'is not approved',
      );
      expect(await stage.as(approver, () => approveRelease(stage.store, 'unis'))).toBe(
        entry.canary?.ref.release,
      );
      const { live } = await stage.as(unisSquad, () => promote(stage.store, 'unis'));
      const registry = await stage.accepted();
      expect([liveOf(registry, 'unis'), registry.problems]).toEqual([live.release, []]);
      expect(statusText(registry, 'unis')).toMatch(/approved by .+ with key \w{16}/);
    });

    it('cannot be given with the key that releases, nor for another release', async () => {
      const { entry } = await stage.as(unisSquad, () => stage.publish('unis', 'canary', { canary: 10 }));
      await expect(stage.as(unisSquad, () => approveRelease(stage.store, 'unis'))).rejects.toThrow(
        'may not approve unis',
      );
      await expect(
        stage.as(approver, () => approveRelease(stage.store, 'unis', '0123456789ab')),
      ).rejects.toThrow('unis has no release 0123456789ab');
      await stage.as(approver, () => approveRelease(stage.store, 'unis', entry.live.release));
      await expect(stage.as(unisSquad, () => promote(stage.store, 'unis'))).rejects.toThrow(
        'is not approved',
      );
    });
  });

  it('the command shows the rights, and status which key signed what', async () => {
    const text = await runRights(stage.store, [], false, 'usage');
    expect(text).toContain('rights version 2');
    expect(text).toContain(`release   ${unisSquad.publicKey}`);
    expect(text).toContain('reserved  /careers');
    await expect(runRights(stage.store, ['grant', 'unis'], false, 'usage')).rejects.toThrow('usage');
    expect(statusText(await stage.accepted())).toContain('signed by remote, rights version 2');
  });
});

describe('stolen keys', () => {
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
    let events: RemoteEvent[];
    let set: RemoteSet;
    beforeEach(async () => {
      events = [];
      set = await openRemoteSet({
        store: stage.store,
        cache: path.join(stage.folder, 'cache'),
        host: createFederationHost(provided, (entry) => Object.values(requireRelease(entry) as object)[0]),
        keys: trusted,
        timeoutMs: 30_000,
        pollEvery: 10,
        onEvent: (event) => events.push(event),
      });
    });
    afterEach(() => set.close());

    const running = (name: string) => set.current().remotes.find((remote) => remote.name === name);

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
});

describe('wrong keys', () => {
  const settings = { radius: { kind: 'number', default: 5, min: 1, max: 9, description: 'Miles' } };

  let stage: Stage;
  beforeEach(async () => {
    stage = await createStage();
    await stage.as(operators, () => grantKey(stage.store, 'careers', approver.publicKey, 'approve'));
    await stage.as(careersSquad, async () => {
      await stage.publish('careers', 'settings', { canary: 5, manifest: { settings } });
    });
  });
  afterEach(() => stage.close());

  const stranger = newKeyPair();

  type Action = () => Promise<unknown>;

  const OF_RELEASE_KEYS: readonly (readonly [string, Action])[] = [
    ['release', () => stage.publish('careers', 'theft')],
    ['release a canary', () => stage.publish('careers', 'theft', { canary: 5, manifest: { settings } })],
    ['promote', () => promote(stage.store, 'careers')],
    ['change settings', () => changeSettings(stage.store, 'careers', ['radius=3'])],
    ['roll settings back', () => rollbackSettings(stage.store, 'careers')],
    ['hand a path over', () => offerClaim(stage.store, 'careers', '/careers', 'unis')],
    ['roll back', () => rollback(stage.store, 'careers')],
    ['retire', () => retire(stage.store, 'careers', [])],
  ];

  const OF_APPROVE_KEYS: typeof OF_RELEASE_KEYS = [['approve', () => approveRelease(stage.store, 'careers')]];

  const OF_OPERATORS: typeof OF_RELEASE_KEYS = [
    ['grant a key', () => grantKey(stage.store, 'careers', stranger.publicKey, 'release')],
    ['grant an approver', () => grantKey(stage.store, 'careers', stranger.publicKey, 'approve')],
    ['withdraw a key', () => withdrawKey(stage.store, careersSquad.publicKey)],
    ['reserve a path', () => reserveClaims(stage.store, 'careers', ['/careers', '/more'])],
  ];

  it.each<[string, typeof OF_RELEASE_KEYS, Readonly<Record<string, KeyPair>>]>([
    [
      'releases',
      OF_RELEASE_KEYS,
      { 'another squad': unisSquad, 'the approver': approver, 'a stranger': stranger },
    ],
    [
      'approves',
      OF_APPROVE_KEYS,
      { 'another squad': unisSquad, 'the squad': careersSquad, 'a stranger': stranger },
    ],
    [
      'changes rights',
      OF_OPERATORS,
      { 'another squad': unisSquad, 'the squad': careersSquad, 'the approver': approver },
    ],
  ])('no key without the right %s, and nothing changes', async (_, actions, keys) => {
    const before = await stage.readRaw();
    for (const [whose, key] of Object.entries(keys)) {
      for (const [does, action] of actions) {
        const outcome = await stage.as(key, action).then(
          () => 'done',
          (error: unknown) => String(error),
        );
        expect([whose, does, outcome]).toEqual([
          whose,
          does,
          expect.stringMatching(/key \w{16} may not (release|approve|change)/),
        ]);
        expect(await stage.readRaw()).toEqual(before);
      }
    }
  });

  it.each([
    ['the squad', OF_RELEASE_KEYS.filter(([does]) => does !== 'promote' && does !== 'release'), careersSquad],
    ['the approver', OF_APPROVE_KEYS, approver],
    ['the operators', OF_OPERATORS, operators],
  ])('the key of %s can do what its right is for', async (_, actions, key) => {
    for (const [, action] of actions) await stage.as(key, action);
    expect((await stage.accepted()).problems).toEqual([]);
  });
});

describe('changed settings', () => {
  const settings = {
    mapFirst: { kind: 'flag', default: false, description: 'Puts the map above the list.' },
    listSize: { kind: 'number', default: 20, min: 5, max: 50, description: 'Universities on a page.' },
  };

  let stage: Stage;
  beforeEach(async () => {
    stage = await createStage();
    await stage.as(unisSquad, () => stage.publish('unis', 'with settings', { manifest: { settings } }));
  });
  afterEach(() => stage.close());

  const change = (...changes: string[]) =>
    stage.as(unisSquad, () => changeSettings(stage.store, 'unis', changes));
  const valuesOf = async () => (await stage.accepted()).remotes['unis']?.settings.values;

  describe('settings in the registry', () => {
    it('are changed without a release, signed by the squad, and a shell accepts them', async () => {
      const before = await stage.accepted();
      const { live } = await change('listSize=30', 'mapFirst=25%');
      const after = await stage.accepted(before);
      expect(after.remotes['unis']?.settings.values).toEqual({ listSize: 30, mapFirst: 25 });
      expect(live.release).toBe(before.remotes['unis']?.live.release);
      expect(refusals(after)).toEqual([]);
    });

    it('cannot be changed with the key of another squad, nor behind the commands', async () => {
      await expect(
        stage.as(careersSquad, () => changeSettings(stage.store, 'unis', ['listSize=30'])),
      ).rejects.toThrow(/key \w{16} may not release unis/);
      const before = await stage.accepted();
      await stage.rewrite((raw) => {
        raw.remotes['unis'] = { ...raw.remotes['unis'], settings: { values: { listSize: 5 }, previous: {} } };
      });
      const after = await stage.accepted(before);
      expect(after.remotes['unis']?.settings.values).toEqual({});
      expect(refusals(after)).toEqual(['unis rights: the entry was changed after it was signed']);
    });

    it.each([
      ['listSize=500', 'listSize takes a number from 5 to 50'],
      ['mapFirst=perhaps', 'mapFirst takes on, off'],
      ['colour=red', 'There is no setting colour. The settings are: mapFirst, listSize.'],
      ['listSize', 'listSize: say <setting>=<value>'],
    ])('%s is refused, and nothing changes', async (word, reason) => {
      await expect(change('mapFirst=on', word)).rejects.toThrow(reason);
      expect(await valuesOf()).toEqual({});
    });

    it('are rolled back to those before the last change, and forward again', async () => {
      await change('listSize=30');
      await change('listSize=', 'mapFirst=on');
      expect(await valuesOf()).toEqual({ mapFirst: 100 });
      const rollback = () => stage.as(unisSquad, () => rollbackSettings(stage.store, 'unis'));
      await rollback();
      expect(await valuesOf()).toEqual({ listSize: 30 });
      await rollback();
      expect(await valuesOf()).toEqual({ mapFirst: 100 });
    });

    it('outlive a release, and one that has no such setting any more', async () => {
      await change('listSize=30');
      await stage.as(unisSquad, () => stage.publish('unis', 'without settings'));
      expect(await valuesOf()).toEqual({ listSize: 30 });
      await change('listSize=');
      expect(await valuesOf()).toEqual({});
    });

    it('are in the history and the status with who changed them', async () => {
      await change('mapFirst=25%');
      const registry = await registryOf(stage.store);
      expect(registry.remotes['unis']?.history[0]).toMatchObject({
        action: 'settings',
        settings: { mapFirst: 25 },
      });
      const text = statusText(registry, 'unis');
      expect(text).toMatch(/settings +mapFirst=25%/);
      expect(text).toMatch(/history .* settings +mapFirst=25% +by /);
    });

    it('are shown by the command with values, defaults and descriptions', async () => {
      await change('listSize=30');
      expect(await runSettings(stage.store, ['unis'], false, 'usage')).toBe(
        [
          'unis',
          '  mapFirst  off  Puts the map above the list.',
          '  listSize  30 (default 20)  Universities on a page.',
        ].join('\n'),
      );
      expect(await runSettings(stage.store, ['careers'], false, 'usage')).toBe('careers has no settings');
      await expect(runSettings(stage.store, [], false, 'how to use it')).rejects.toThrow('how to use it');
    });
  });
});
