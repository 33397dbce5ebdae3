import type { ActiveRemote } from '@signpost/federation/loading';
import type { ParsedRegistry, RemoteChange } from '@signpost/federation/registry';
import { keepableOf } from './keepable-releases';

const AT = '2026-11-25T12:00:00Z';

/** A registry and the running remotes, after these changes of unis from first to last. */
const after = (live: string, changes: readonly [RemoteChange['action'], string][], retired = false) => {
  const history = changes.map(([action, release]) => ({ action, release, at: AT })).reverse();
  const entry = { live: { release: live }, history, retired: retired ? { at: AT, redirects: {} } : null };
  const registry = { remotes: { unis: entry } } as unknown as ParsedRegistry;
  const remote = { name: 'unis', paths: [], loaded: { release: live } } as unknown as ActiveRemote;
  return { registry, active: { remotes: retired ? [] : [remote] } };
};

const keepable = (...[live, changes, retired]: Parameters<typeof after>) => {
  const { registry, active } = after(live, changes, retired);
  return keepableOf(registry, active, []);
};

it('keeps releases that newer ones replaced, and not the one that was rolled back [B-20]', () => {
  expect(
    keepable('b', [
      ['release', 'a'],
      ['release', 'b'],
    ]),
  ).toEqual({ unis: ['a', 'b'] });
  expect(
    keepable('a', [
      ['release', 'a'],
      ['release', 'b'],
      ['rollback', 'a'],
    ]),
  ).toEqual({ unis: ['a'] });
});

it('keeps a release again that is released or rolled back to again', () => {
  const rolledBack = [
    ['release', 'a'],
    ['release', 'b'],
    ['rollback', 'a'],
  ] as const;
  expect(
    keepable('b', [
      ...rolledBack.map(([action, id]) => [action, id] as [typeof action, string]),
      ['release', 'b'],
    ]),
  ).toEqual({
    unis: ['a', 'b'],
  });
  expect(
    keepable('b', [
      ...rolledBack.map(([action, id]) => [action, id] as [typeof action, string]),
      ['rollback', 'b'],
    ]),
  ).toEqual({
    unis: ['b'],
  });
});

it('keeps a canary only once it is promoted, and not one whose removal is a rollback', () => {
  expect(
    keepable('a', [
      ['release', 'a'],
      ['canary', 'b'],
    ]),
  ).toEqual({ unis: ['a'] });
  expect(
    keepable('b', [
      ['release', 'a'],
      ['canary', 'b'],
      ['promote', 'b'],
    ]),
  ).toEqual({ unis: ['a', 'b'] });
  expect(
    keepable('a', [
      ['release', 'a'],
      ['canary', 'b'],
      ['rollback', 'a'],
    ]),
  ).toEqual({ unis: ['a'] });
});

it('keeps nothing of a retired remote, and the running release alone without a history', () => {
  expect(keepable('a', [['retire', 'a']], true)).toEqual({});
  expect(keepable('a', [])).toEqual({ unis: ['a'] });
});

it('keeps no release that is disabled, unless it is the only one to run [B-20]', () => {
  const { registry, active } = after('b', [
    ['release', 'a'],
    ['release', 'b'],
  ]);
  expect(keepableOf(registry, active, [{ remote: 'unis', release: 'a' }])).toEqual({ unis: ['b'] });
  expect(keepableOf(registry, active, [{ remote: 'unis', release: 'b' }])).toEqual({ unis: ['a', 'b'] });
  const [remote] = active.remotes;
  const running = { remotes: [{ ...remote, loaded: { release: 'a' } } as unknown as ActiveRemote] };
  expect(keepableOf(registry, running, [{ remote: 'unis', release: 'b' }])).toEqual({ unis: ['a'] });
});
