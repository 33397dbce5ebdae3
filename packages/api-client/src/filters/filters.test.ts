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
  it('is written as name~type, or name_id~type with an id [B-01]', () => {
    expect(writeFilter({ name: 'England', type: 'country' })).toBe('England~country');
    expect(writeFilter({ name: 'Bath', id: '10007850', type: 'uni' })).toBe('Bath_10007850~uni');
  });

  it('is read back as written [B-01]', () => {
    fc.assert(
      fc.property(fc.array(filter, { maxLength: 8 }), (filters) => {
        expect(roundTrip(filters)).toEqual({ filters, unreadable: [] });
      }),
    );
  });

  it.each(['a_b', 'a~b', '50%', 'A & B', 'Môn', '%5F', '%', '100%25', 'a+b'])(
    'keeps the name %s, with and without an id [B-01]',
    (name) => {
      const filters = [
        { name, type: 'subject' },
        { name, id: name, type: 'subject' },
      ];
      expect(roundTrip(filters).filters).toEqual(filters);
    },
  );

  it('separates invalid entries, and nothing throws [B-01]', () => {
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
