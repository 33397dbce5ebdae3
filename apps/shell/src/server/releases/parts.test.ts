import type { Timing } from '../../observability/timing';
import { outcomeOf, type PageFailure } from '../render/render-outcome';
import { partsOf } from './parts';

const slot = (remote: string): Timing => ({
  kind: 'slot',
  slot: 'home.row',
  remote,
  outcome: 'shown',
  milliseconds: 1,
});

const RELEASE = '0123456789ab';
const ofUnis = { remote: 'unis', release: RELEASE };

const judged = (timings: Timing[], failures: PageFailure[], status = 200, owner = ofUnis) =>
  Object.fromEntries(
    partsOf({ owner, timings }, outcomeOf(status, failures)).map(({ remote, failed }) => [remote, failed]),
  );

it('blames the owner for what its release did wrong', () => {
  expect(judged([], [])).toEqual({ unis: false });
  expect(judged([], [{ part: 'loader', fault: 'release', ...ofUnis }], 500)).toEqual({ unis: true });
  expect(judged([], [{ part: 'render', fault: 'release', ...ofUnis }])).toEqual({ unis: true });
});

it.each(['backend', 'request', 'shell'] as const)('blames no release for a fault of the %s', (fault) => {
  expect(judged([], [{ part: 'loader', fault, ...ofUnis }], 503)).toEqual({ unis: false });
  expect(judged([slot('courses')], [{ part: 'slot', fault, remote: 'courses' }])).toEqual({
    unis: false,
    courses: false,
  });
});

it('blames who fills a slot for that slot, once for a page', () => {
  const failures = [{ part: 'slot', fault: 'release', remote: 'careers', release: RELEASE }] as const;
  expect(judged([slot('courses'), slot('careers'), slot('careers')], [...failures])).toEqual({
    unis: false,
    courses: false,
    careers: true,
  });
});

it('counts nothing for a remote of which no release runs, nor for the shell', () => {
  const away = { remote: 'unis', release: undefined as unknown as string };
  expect(judged([], [{ part: 'remote', fault: 'release', remote: 'unis' }], 503, away)).toEqual({});
  expect(judged([], [], 200, { ...away, remote: 'shell' })).toEqual({});
});
