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

const failedParts = (timings: Timing[], failures: PageFailure[], status = 200, owner = ofUnis) =>
  Object.fromEntries(
    partsOf({ owner, timings }, outcomeOf(status, failures)).map(({ remote, failed }) => [remote, failed]),
  );

it('attributes failures of the owner’s release to the owner', () => {
  expect(failedParts([], [])).toEqual({ unis: false });
  expect(failedParts([], [{ part: 'loader', fault: 'release', ...ofUnis }], 500)).toEqual({ unis: true });
  expect(failedParts([], [{ part: 'render', fault: 'release', ...ofUnis }])).toEqual({ unis: true });
});

it.each(['backend', 'request', 'shell'] as const)('attributes a fault of the %s to no remote', (fault) => {
  expect(failedParts([], [{ part: 'loader', fault, ...ofUnis }], 503)).toEqual({ unis: false });
  expect(failedParts([slot('courses')], [{ part: 'slot', fault, remote: 'courses' }])).toEqual({
    unis: false,
    courses: false,
  });
});

it('attributes the failure of a slot to the remote that fills it, once for each page', () => {
  const failures = [{ part: 'slot', fault: 'release', remote: 'careers', release: RELEASE }] as const;
  expect(failedParts([slot('courses'), slot('careers'), slot('careers')], [...failures])).toEqual({
    unis: false,
    courses: false,
    careers: true,
  });
});

it('leaves out remotes without a loaded release and the shell', () => {
  const unavailable = { remote: 'unis', release: undefined as unknown as string };
  expect(failedParts([], [{ part: 'remote', fault: 'release', remote: 'unis' }], 503, unavailable)).toEqual(
    {},
  );
  expect(failedParts([], [], 200, { ...unavailable, remote: 'shell' })).toEqual({});
});
