import * as v from 'valibot';
import { addressReader, MAX_QUERY_LENGTH, wholeNumber } from '.';

const reader = (query: string) => addressReader(new URLSearchParams(query));

describe('reading an address', () => {
  it.each([
    ['q=maths', 'maths'],
    ['query=maths', 'maths'],
    ['q=+ba%00th%EF%BF%BD', 'ba th'],
    ['', ''],
  ])('reads the search words of %j without control characters', (query, words) => {
    const { problems, readQuery } = reader(query);
    expect(readQuery()).toBe(words);
    expect(problems).toEqual([]);
  });

  it('cuts long search words and reports it', () => {
    const { problems, readQuery } = reader(`q=${'a'.repeat(MAX_QUERY_LENGTH + 1)}`);
    expect(readQuery()).toHaveLength(MAX_QUERY_LENGTH);
    expect(problems).toEqual([{ field: 'q', message: expect.stringContaining('up to 200 characters') }]);
  });

  it('leaves out an invalid parameter and reports it with its message', () => {
    const { problems, read, readPage } = reader('radius=far&page=0&sort=');
    expect(read('radius', wholeNumber(1, 600), 'Choose a distance.')).toBeNull();
    expect(read('sort', v.picklist(['name']), 'No such order.')).toBeNull();
    expect(readPage()).toBe(1);
    expect(problems.map(({ field }) => field)).toEqual(['radius', 'page']);
  });

  it('reads choices from the filters list and from plain fields [B-01]', () => {
    const { problems, readChoices } = reader('filters=Wales~region&region=London&region=Wales&mode=');
    const fields = [
      { name: 'region', legend: 'region' },
      { name: 'mode', legend: 'mode' },
    ] as const;
    expect(readChoices(fields)).toEqual({ region: ['London', 'Wales'], mode: [] });
    expect(problems).toEqual([]);
  });

  it.each([
    ['filters=Gold~medal', 'filters', 'There is no filter called “medal” here.'],
    ['filters=Gold', 'filters', 'We could not read the filter “Gold”.'],
    ['region=A&region=B', 'region', 'Some choices under place were too long or too many to use.'],
    [`region=${'a'.repeat(101)}`, 'region', 'Some choices under place were too long or too many to use.'],
  ])('reports choices that it cannot use: %.20s [B-01]', (query, field, message) => {
    const { problems, readChoices } = reader(query);
    expect(readChoices([{ name: 'region', legend: 'place', max: 1 }]).region.length).toBeLessThan(2);
    expect(problems).toEqual([{ field, message }]);
  });
});
