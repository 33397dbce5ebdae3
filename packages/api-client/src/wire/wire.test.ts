import * as v from 'valibot';
import { MissingList } from './records';
import { address, memberOf, readEach } from '.';

describe('addresses', () => {
  it('omit missing values and join lists with commas', () => {
    expect(address('/a', { ids: ['x', 'y'], none: [], text: '', limit: 0, not: undefined, all: false })).toBe(
      '/a?ids=x%2Cy&limit=0&all=false',
    );
    expect(address('/a', {})).toBe('/a');
  });
});

describe('records', () => {
  it('are validated one by one, and each invalid one is reported', () => {
    const report = jest.fn();
    expect(readEach(v.number(), [1, 'x', 3], 'A number', report)).toEqual([1, 3]);
    expect(report).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith('A number was left out because its record is not valid', undefined);
  });

  it.each([undefined, null, {}, 'text'])(
    'give the specified error for %j in place of a list [X-02]',
    (records) => {
      expect(() => readEach(v.number(), records, 'A number', () => {})).toThrow('Error parsing response');
      expect(String(new MissingList())).toBe('Error parsing response');
    },
  );

  it('are found by their path, without inherited members', () => {
    expect(memberOf({ data: { Job: [1] } }, 'data', 'Job')).toEqual([1]);
    expect(memberOf({ data: null }, 'data', 'Job')).toBeUndefined();
    expect(memberOf({}, 'constructor')).toBeUndefined();
  });
});
