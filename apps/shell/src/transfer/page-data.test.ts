import { RouterContextProvider } from 'react-router-dom';
import type { CacheEntry } from '@signpost/api-client/base';
import type { RemoteModule, RowSlot } from '@signpost/federation/contract';
import { deserialiseData } from '../browser/deserialise-data';
import { serialiseData } from '../server/render/document/serialise-data';
import { fillRows, type Row } from '../slots/slot-rows-data';
import { fillCards, slotContext, type Cards } from '../slots/slots';

const bath = { id: '10007850', name: 'Bath', tags: [{ text: 'campus' }] };
const leeds = { id: '10007795', name: 'Leeds' };
const answers: CacheEntry[] = [
  { endpointName: 'listRegions', value: ['South West'] },
  { endpointName: 'listUnis', arg: 1, value: { items: [leeds, bath], total: 2 } },
  { endpointName: 'countAll', value: 478 },
];
const roundTrip = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const row = (slot: RowSlot, remote: string) => ({ slot, remote }) as unknown as Row;

const serialiseAndRestore = (data: Record<string, unknown>, cards: Cards = {}) => {
  const { data: packed, cache } = serialiseData(data, answers);
  const code = { cards, row };
  return (
    packed && deserialiseData(roundTrip(packed) as typeof packed, roundTrip(cache) as CacheEntry[], code)
  );
};

describe('the serialised page data', () => {
  it.each<[string, Record<string, unknown>]>([
    ['texts, numbers and null', { page: { q: 'law', at: 1.5, from: null, on: false } }],
    ['a whole answer', { page: answers[1]?.value }],
    ['parts of answers among other values', { page: { shown: [{ uni: bath, miles: 3 }], first: leeds } }],
    ['a part that is nested deeper than the search', { page: { tag: bath.tags[0] } }],
    ['several routes', { frame: null, page: { regions: answers[0]?.value } }],
  ])('is restored unchanged: %s', (_, data) => {
    expect(serialiseAndRestore(data)).toEqual(data);
  });

  it('refers to a value in an answer by its place, and the browser has one object for both', () => {
    const packed = serialiseData({ page: { uni: bath } }, answers).data;
    expect(packed).toEqual({ page: { uni: { '~': [1, 'items', 1] } } });
    const arrived = roundTrip(answers) as CacheEntry[];
    const { page } = deserialiseData(packed ?? {}, arrived, { cards: {}, row }) as { page: { uni: unknown } };
    expect(page.uni).toBe((arrived[1]?.value as { items: unknown[] }).items[1]);
  });

  describe('with a long list among the answers', () => {
    const careers = Array.from({ length: 170 }, (_, id) => ({ id }));
    const long: CacheEntry[] = [...answers, { endpointName: 'listCareers', value: careers }];

    it('leaves the list out when the page shows little of it, and includes that part itself', () => {
      const page = { careers: careers.slice(0, 48), uni: bath };
      expect(serialiseData({ page }, long)).toEqual({
        data: { page: { careers: page.careers, uni: { '~': [1, 'items', 1] } } },
        cache: answers,
      });
    });

    it.each<[string, unknown]>([
      ['all of it', careers],
      ['much of it', careers.slice(0, 90)],
      ['none of it, because then other code reads it', null],
    ])('includes the list when the page shows %s', (_, shown) => {
      expect(serialiseData({ page: { shown } }, long).cache).toEqual(long);
    });
  });

  it('leaves out undefined values, as the loaders do', () => {
    expect(serialiseData({ page: { q: 'law', near: undefined } }, []).data).toEqual({ page: { q: 'law' } });
  });

  it('refers to cards by their kind: the browser uses its own', async () => {
    const cardsOf = async (Component: () => null) => {
      const module = { slots: { 'card.courses': async () => ({ Component }) } } as unknown as RemoteModule;
      const context = new RouterContextProvider();
      const fillers = () => [{ name: 'courses', load: () => Promise.resolve(module) }];
      context.set(slotContext, { fillers, hosted: () => undefined, failed: jest.fn() });
      return fillCards(['courses'], { context });
    };
    const [served, own] = [await cardsOf(() => null), await cardsOf(() => null)];
    const packed = serialiseData({ page: { cards: served } }, answers);
    expect(packed).toEqual({
      data: { page: { cards: { courses: { '^': 'courses' } } } },
      cards: ['courses'],
      cache: answers,
    });
    expect(serialiseAndRestore({ page: { cards: served } }, own)).toEqual({ page: { cards: own } });
    expect(own.courses?.Component).not.toBe(served.courses?.Component);
  });

  it('refers to rows by slot and remote, without their data', async () => {
    const rowModule = { load: async () => new Date(0), Component: () => null };
    const module = { slots: { 'home.row': async () => rowModule } } as unknown as RemoteModule;
    const context = new RouterContextProvider();
    context.set(slotContext, {
      fillers: () => [{ name: 'unis', load: () => Promise.resolve(module) }],
      hosted: () => undefined,
      failed: jest.fn(),
    });
    const rows = await fillRows('home.row', { context, request: new Request('https://site.test/') });
    expect(serialiseData({ page: { rows } }, answers).data).toEqual({
      page: { rows: [{ '=': ['home.row', 'unis'] }] },
    });
    expect(serialiseAndRestore({ page: { rows } })).toEqual({
      page: { rows: [{ slot: 'home.row', remote: 'unis' }] },
    });
  });

  it.each<[string, unknown]>([
    ['a promise', Promise.resolve(1)],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['NaN', Number.NaN],
    ['an undefined list item', [undefined]],
    ['undefined', undefined],
    ['a key that means a place', { '~': [0] }],
    ['a key that means a card', { '^': 'unis' }],
    ['a key that means a row', { '=': ['home.row', 'unis'] }],
    ['a function that is not a card', () => null],
  ])('is not serialised with %s in it: the browser’s loaders then run', (_, value) => {
    expect(serialiseData({ page: { value: [value] } }, answers)).toEqual({ cache: answers });
  });
});
