import { orderBy, orderByRank } from './order';

it('orders rows by value either way, equals by row, rows without a value last', () => {
  const values = [3, NaN, 1, 3, 2];
  expect([...orderBy(values, false)]).toEqual([2, 4, 0, 3, 1]);
  expect([...orderBy(values, true)]).toEqual([0, 3, 4, 2, 1]);
});

it('orders rows by rank, equals by row', () => {
  const ranks = [2, 0, 1, 0];
  expect([...orderByRank((row) => ranks[row] ?? 0, 4, 3)]).toEqual([1, 3, 2, 0]);
});
