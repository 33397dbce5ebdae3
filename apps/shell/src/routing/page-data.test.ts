import { RouterContextProvider } from 'react-router-dom';
import type { CacheEntry } from '@signpost/api-client/base';
import type { RemoteModule, RowSlot } from '@signpost/federation/contract';
import { unpackData } from '../browser/unpack-data';
import { packData } from '../server/render/pack-data';
import { fillRows, type Row } from './rows';
import { fillCards, slotContext, type Cards } from './slots';

const bath = { id: '10007850', name: 'Bath', tags: [{ text: 'campus' }] };
const leeds = { id: '10007795', name: 'Leeds' };
const answers: CacheEntry[] = [
  { endpointName: 'listRegions', value: ['South West'] },
  { endpointName: 'listUnis', arg: 1, value: { items: [leeds, bath], total: 2 } },
  { endpointName: 'countAll', value: 478 },
];
const travelled = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const row = (slot: RowSlot, remote: string) => ({ slot, remote }) as unknown as Row;

const overTheWire = (data: Record<string, unknown>, cards: Cards = {}) => {
  const { data: packed, cache } = packData(data, answers);
  const code = { cards, row };
  return packed && unpackData(travelled(packed) as typeof packed, travelled(cache) as CacheEntry[], code);
};

describe('a page’s data on its way to the browser', () => {
  it.each<[string, Record<string, unknown>]>([
    ['texts, numbers and nothing', { page: { q: 'law', at: 1.5, from: null, on: false } }],
    ['an answer as it is', { page: answers[1]?.value }],
    [
      'parts of answers among things of its own',
      { page: { shown: [{ uni: bath, miles: 3 }], first: leeds } },
    ],
    ['a part that lies deeper than is looked for', { page: { tag: bath.tags[0] } }],
    ['several routes', { frame: null, page: { regions: answers[0]?.value } }],
  ])('arrives as it was: %s', (_, data) => {
    expect(overTheWire(data)).toEqual(data);
  });

  it('says what is in an answer by its place, and the browser has one object for both', () => {
    const packed = packData({ page: { uni: bath } }, answers).data;
    expect(packed).toEqual({ page: { uni: { '~': [1, 'items', 1] } } });
    const arrived = travelled(answers) as CacheEntry[];
    const { page } = unpackData(packed ?? {}, arrived, { cards: {}, row }) as { page: { uni: unknown } };
    expect(page.uni).toBe((arrived[1]?.value as { items: unknown[] }).items[1]);
  });

  describe('with a long list among the answers', () => {
    const careers = Array.from({ length: 170 }, (_, id) => ({ id }));
    const long: CacheEntry[] = [...answers, { endpointName: 'listCareers', value: careers }];

    it('leaves it behind where the page shows little of it, and has that little itself', () => {
      const page = { careers: careers.slice(0, 48), uni: bath };
      expect(packData({ page }, long)).toEqual({
        data: { page: { careers: page.careers, uni: { '~': [1, 'items', 1] } } },
        cache: answers,
      });
    });

    it.each<[string, unknown]>([
      ['all of it', careers],
      ['much of it', careers.slice(0, 90)],
      ['nothing of it, as then others read it', null],
    ])('takes it along where the page shows %s', (_, shown) => {
      expect(packData({ page: { shown } }, long).cache).toEqual(long);
    });
  });

  it('leaves out what is undefined, as the loaders mean it', () => {
    expect(packData({ page: { q: 'law', near: undefined } }, []).data).toEqual({ page: { q: 'law' } });
  });

  it('has cards, which are code, by their kind: the browser’s own take their place', async () => {
    const cardsOf = async (Component: () => null) => {
      const module = { slots: { 'card.courses': async () => ({ Component }) } } as unknown as RemoteModule;
      const context = new RouterContextProvider();
      const fillers = () => [{ name: 'courses', load: () => Promise.resolve(module) }];
      context.set(slotContext, { fillers, failed: jest.fn() });
      return fillCards(['courses'], { context });
    };
    const [served, own] = [await cardsOf(() => null), await cardsOf(() => null)];
    const packed = packData({ page: { cards: served } }, answers);
    expect(packed).toEqual({
      data: { page: { cards: { courses: { '^': 'courses' } } } },
      cards: ['courses'],
      cache: answers,
    });
    expect(overTheWire({ page: { cards: served } }, own)).toEqual({ page: { cards: own } });
    expect(own.courses?.Component).not.toBe(served.courses?.Component);
  });

  it('has rows, which are code too, by their slot and remote: nothing of what they loaded', async () => {
    const rowModule = { load: async () => new Date(0), Component: () => null };
    const module = { slots: { 'home.row': async () => rowModule } } as unknown as RemoteModule;
    const context = new RouterContextProvider();
    context.set(slotContext, {
      fillers: () => [{ name: 'unis', load: () => Promise.resolve(module) }],
      failed: jest.fn(),
    });
    const rows = await fillRows('home.row', { context, request: new Request('https://site.test/') });
    expect(packData({ page: { rows } }, answers).data).toEqual({
      page: { rows: [{ '=': ['home.row', 'unis'] }] },
    });
    expect(overTheWire({ page: { rows } })).toEqual({
      page: { rows: [{ slot: 'home.row', remote: 'unis' }] },
    });
  });

  it.each<[string, unknown]>([
    ['a promise', Promise.resolve(1)],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['no number', Number.NaN],
    ['a hole in a list', [undefined]],
    ['nothing at all', undefined],
    ['a key that means a place', { '~': [0] }],
    ['a key that means a card', { '^': 'unis' }],
    ['a key that means a row', { '=': ['home.row', 'unis'] }],
    ['code that is no card', () => null],
  ])('does not travel with %s in it: the browser’s loaders then ask', (_, value) => {
    expect(packData({ page: { value: [value] } }, answers)).toEqual({ cache: answers });
  });
});
