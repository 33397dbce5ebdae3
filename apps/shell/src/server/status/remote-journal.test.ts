import { BrokenCircuitError } from 'cockatiel';
import type { RemoteEvent } from '@signpost/federation/loading';
import { openRemoteJournal } from './remote-journal';

const loaded = (release: string, role: 'live' | 'canary' | 'preview' = 'live'): RemoteEvent => ({
  type: 'loaded',
  name: 'unis',
  release,
  role,
  milliseconds: 12,
});
const failed = (
  release: string,
  error: unknown,
  role: 'live' | 'canary' | 'preview' = 'live',
): RemoteEvent => ({
  type: 'failed',
  name: 'unis',
  release,
  role,
  error,
});

const openAt = () => {
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  return { clock, journal: openRemoteJournal(() => clock.now) };
};

it('records since when the live release and the canary run', () => {
  const { clock, journal } = openAt();
  journal.note(loaded('aaa'));
  clock.now += 60_000;
  journal.note(loaded('bbb', 'canary'));
  expect(journal.since('unis', 'aaa')).toBe('2026-11-21T09:00:00.000Z');
  expect(journal.since('unis', 'bbb')).toBe('2026-11-21T09:01:00.000Z');
  expect(journal.since('courses', 'aaa')).toBeUndefined();
});

it('keeps the reason of the last failure while the circuit breaker is open', () => {
  const { journal } = openAt();
  const reason = { release: 'bbb', at: '2026-11-21T09:00:00.000Z', reason: 'the host hangs' };
  journal.note(failed('bbb', new Error('the host hangs')));
  expect(journal.breakerOpen('unis')).toBe(false);
  journal.note(failed('bbb', new BrokenCircuitError()));
  expect(journal.breakerOpen('unis')).toBe(true);
  expect(journal.lastFailure('unis')).toEqual(reason);
  journal.note(loaded('bbb'));
  expect(journal.breakerOpen('unis')).toBe(false);
  expect(journal.lastFailure('unis')).toEqual(reason);
});

it('does not count failures of previews', () => {
  const { journal } = openAt();
  journal.note(failed('ccc', new Error('gone'), 'preview'));
  expect(journal.lastFailure('unis')).toBeUndefined();
});

it('records when the registry could not be read', () => {
  const { journal } = openAt();
  expect(journal.registryFailure()).toBeUndefined();
  journal.note({ type: 'registry-failed', error: new Error('not signed') });
  expect(journal.registryFailure()).toEqual({ at: '2026-11-21T09:00:00.000Z', reason: 'not signed' });
});
