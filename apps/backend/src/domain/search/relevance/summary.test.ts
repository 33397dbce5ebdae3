import type { GroupFigures } from './measure';
import { summaryOf, worseThan } from './summary';

const group = (firstRight: number | null, gain: number): GroupFigures => ({
  name: 'careers',
  queries: [{ query: 'baker', firstRight, gain, titles: ['Baker'] }],
  unanswerable: [],
  inThree: 1,
  first: 1,
  gain,
});

it('reports a query whose first relevant hit ranks lower than before [C-19]', () => {
  const before = summaryOf([group(1, 1)]);
  expect(worseThan(before, [group(3, 1)])).toMatchObject([{ query: 'baker', before: 1, now: 3 }]);
  expect(worseThan(before, [group(1, 1)])).toEqual([]);
});

it('reports a loss of nDCG though the first hit is still relevant [C-19]', () => {
  const before = summaryOf([group(1, 0.9)]);
  expect(worseThan(before, [group(1, 0.7)])).toMatchObject([{ gainBefore: 0.9, gainNow: 0.7 }]);
  expect(worseThan(before, [group(1, 0.88)])).toEqual([]);
});
