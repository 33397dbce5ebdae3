import type { Timing } from '../../observability/timing';
import { partsOf } from './parts';

const slot = (remote: string, outcome: 'shown' | 'late' | 'left-out'): Timing => ({
  kind: 'slot',
  slot: 'home.row',
  remote,
  outcome,
  milliseconds: 1,
});
const page = (timings: Timing[], status: number, fault = false) =>
  Object.fromEntries(
    partsOf({ owner: { remote: 'unis', release: undefined }, timings }, status, fault).map(
      ({ remote, failed }) => [remote, failed],
    ),
  );

it('blames the owner for a status that is our fault, and for an error after the page was begun', () => {
  expect(page([], 200)).toEqual({ unis: false });
  expect(page([], 404)).toEqual({ unis: false });
  expect(page([], 500)).toEqual({ unis: true });
  expect(page([], 200, true)).toEqual({ unis: true });
});

it('blames who fills a slot for that slot, once for a page', () => {
  const timings = [slot('courses', 'shown'), slot('careers', 'late'), slot('careers', 'shown')];
  expect(page(timings, 200)).toEqual({ unis: false, courses: false, careers: true });
  expect(page([slot('unis', 'left-out')], 200)).toEqual({ unis: true });
});
