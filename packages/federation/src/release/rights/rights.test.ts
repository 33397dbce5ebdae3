import { newKeyPair } from '../../registry';
import { promote, rollback } from '../release';
import { statusText } from '../report/status';
import { signStore } from '../store';
import {
  approver,
  careersSquad,
  createStage,
  liveOf,
  operators,
  unisSquad,
  type Stage,
} from '../testing/rights-stage';
import { approveRelease } from './approve';
import { grantKey, withdrawKey } from './change-rights';
import { runRights } from './commands';

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
    await expect(stage.as(unisSquad, () => promote(stage.store, 'unis'))).rejects.toThrow('is not approved');
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
    await expect(stage.as(unisSquad, () => promote(stage.store, 'unis'))).rejects.toThrow('is not approved');
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
