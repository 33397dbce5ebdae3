import fc from 'fast-check';
import { readFilters, writeFilter, writeFilters, type Filter } from '.';

const roundTrip = (filters: readonly Filter[]) => {
  const parameters = new URLSearchParams();
  writeFilters(parameters, filters);
  return readFilters(new URLSearchParams(parameters.toString()));
};

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('_', '~', '%', '&', ' ', '+', '=', '#', '2', '5', 'F', 'é', '中', '’') }),
);
const filter = fc.oneof(
  fc.record({ name: text, type: text }),
  fc.record({ name: text, type: text, id: text }),
);

describe('the filters list', () => {
  it('[B-01] is written as name~type, or name_id~type with an id', () => {
    expect(writeFilter({ name: 'England', type: 'country' })).toBe('England~country');
    expect(writeFilter({ name: 'Bath', id: '10007850', type: 'uni' })).toBe('Bath_10007850~uni');
  });

  it('[B-01] any list reads back as it was written', () => {
    fc.assert(
      fc.property(fc.array(filter, { maxLength: 8 }), (filters) => {
        expect(roundTrip(filters)).toEqual({ filters, unreadable: [] });
      }),
    );
  });

  it.each(['a_b', 'a~b', '50%', 'A & B', 'Môn', '%5F', '%', '100%25', 'a+b'])(
    '[B-01] the name %s survives, with and without an id',
    (name) => {
      const filters = [
        { name, type: 'subject' },
        { name, id: name, type: 'subject' },
      ];
      expect(roundTrip(filters).filters).toEqual(filters);
    },
  );

  it('[B-01] entries that are none are told apart, and nothing throws', () => {
    expect(readFilters(new URLSearchParams('filters=nonsense&filters=&filters=England~country'))).toEqual({
      filters: [{ name: 'England', type: 'country' }],
      unreadable: ['nonsense'],
    });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (query) => {
        readFilters(new URLSearchParams(query));
        readFilters(new URLSearchParams([['filters', query]]));
      }),
    );
  });
});
