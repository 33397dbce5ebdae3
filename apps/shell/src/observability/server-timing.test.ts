import { cachedTiming, readServerTiming, serverTiming, type Entry } from './server-timing';
import type { Timing } from './timing';

const TIMINGS: Timing[] = [
  { kind: 'load', remote: 'unis', milliseconds: 3 },
  { kind: 'loader', route: 'unis.landing', milliseconds: 20.46 },
  { kind: 'slot', slot: 'home.row', remote: 'unis', outcome: 'shown', milliseconds: 12 },
  { kind: 'slot', slot: 'card.open_days', remote: 'unis', outcome: 'late', milliseconds: 2_000 },
  { kind: 'slot', slot: 'home.row', remote: 'courses', outcome: 'left-out', milliseconds: 1 },
  { kind: 'render', milliseconds: 4 },
  { kind: 'page', milliseconds: 31 },
];

/** Parses a header as browsers do. */
const parseHeader = (header: string): Entry[] =>
  header.split(', ').map((entry) => {
    const [name = '', ...parameters] = entry.split(';');
    const parameterValues = new Map(parameters.map((text) => text.split('=') as [string, string]));
    return {
      name,
      duration: Number(parameterValues.get('dur')),
      description: parameterValues.get('desc')?.slice(1, -1) ?? '',
    };
  });

it('names each part of a page with characters allowed in a header', () => {
  expect(serverTiming(TIMINGS)).toBe(
    'load.unis;dur=3.0, loader.unis.landing;dur=20.5, slot.home.row.unis;desc="shown";dur=12.0, ' +
      'slot.card.open_days.unis;desc="late";dur=2000.0, slot.home.row.courses;desc="left-out";dur=1.0, ' +
      'render;dur=4.0, total;dur=31.0',
  );
});

it('is parsed by region', () => {
  const times = readServerTiming(parseHeader(serverTiming(TIMINGS)));
  expect(times.total).toBe(31);
  expect(times.render).toBe(4);
  expect(times.cached).toBeUndefined();
  expect(times.page('unis')).toBeCloseTo(23.5);
  expect(times.page('courses')).toBeUndefined();
  expect(times.slots('unis')).toEqual([
    { slot: 'home.row', outcome: 'shown', milliseconds: 12 },
    { slot: 'card.open_days', outcome: 'late', milliseconds: 2_000 },
  ]);
  expect(times.slots('courses')).toEqual([{ slot: 'home.row', outcome: 'left-out', milliseconds: 1 }]);
});

it('has the age of a page from the cache', () => {
  expect(cachedTiming(4_210.4, false)).toBe('cache;desc="hit";dur=4210');
  const times = readServerTiming(parseHeader(cachedTiming(12_000, true)));
  expect(times.cached).toBe(12_000);
  expect(times.total).toBeUndefined();
});
