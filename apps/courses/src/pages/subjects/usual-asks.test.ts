import { aLevelOf, aLevels, MAX_A_LEVELS, readALevels } from './a-levels';
import { usualAsks } from './usual-asks';

it('asks only for A levels that can be chosen, and for no more than are named [R-36]', () => {
  const asks = Object.values(usualAsks()).flatMap((usual) => usual.asks);
  for (const { of, count } of asks) {
    expect(of.filter((id) => !aLevelOf(id))).toEqual([]);
    expect(new Set(of).size).toBeGreaterThanOrEqual(count);
  }
});

it('has what is usual for every subject that is closest to an A level [R-36]', () => {
  const closest = new Set(aLevels().flatMap((subject) => subject.closest));
  expect([...closest].filter((id) => !Object.hasOwn(usualAsks(), id))).toEqual([]);
});

it('keeps the first A levels of too many [R-36]', () => {
  const read = readALevels([
    aLevels()
      .map(({ id }) => id)
      .join(),
  ]);
  expect(read.chosen).toHaveLength(MAX_A_LEVELS);
  expect(read.isOverLimit).toBe(true);
});
