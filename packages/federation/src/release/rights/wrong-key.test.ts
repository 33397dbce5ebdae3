import { newKeyPair, type KeyPair } from '../../registry';
import { offerClaim } from '../handover';
import { promote, rollback } from '../release';
import { retire } from '../retirement/retire';
import { changeSettings, rollbackSettings } from '../settings/change-settings';
import {
  approver,
  careersSquad,
  createStage,
  operators,
  unisSquad,
  type Stage,
} from '../testing/rights-stage';
import { approveRelease } from './approve';
import { grantKey, reserveClaims, withdrawKey } from './change-rights';

// Generous, so that a busy machine does not fail the tests.
jest.setTimeout(60_000);

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

/** Every action with each key that does not have its right. */
const withWrongKeys = (
  actions: typeof OF_RELEASE_KEYS,
  keys: Readonly<Record<string, KeyPair>>,
): [string, string, Action, KeyPair][] =>
  actions.flatMap(([does, action]) =>
    Object.entries(keys).map(([whose, key]): [string, string, Action, KeyPair] => [whose, does, action, key]),
  );

it.each([
  ...withWrongKeys(OF_RELEASE_KEYS, {
    'another squad': unisSquad,
    'the approver': approver,
    'a stranger': stranger,
  }),
  ...withWrongKeys(OF_APPROVE_KEYS, {
    'another squad': unisSquad,
    'the squad': careersSquad,
    'a stranger': stranger,
  }),
  ...withWrongKeys(OF_OPERATORS, {
    'another squad': unisSquad,
    'the squad': careersSquad,
    'the approver': approver,
  }),
])('the key of %s cannot %s, and nothing changes', async (_, __, action, key) => {
  const before = await stage.readRaw();
  await expect(stage.as(key, action)).rejects.toThrow(/key \w{16} may not (release|approve|change)/);
  expect(await stage.readRaw()).toEqual(before);
});

it.each([
  ['the squad', OF_RELEASE_KEYS.filter(([does]) => does !== 'promote' && does !== 'release'), careersSquad],
  ['the approver', OF_APPROVE_KEYS, approver],
  ['the operators', OF_OPERATORS, operators],
])('the key of %s can do what its right is for', async (_, actions, key) => {
  for (const [, action] of actions) await stage.as(key, action);
  expect((await stage.accepted()).problems).toEqual([]);
});
