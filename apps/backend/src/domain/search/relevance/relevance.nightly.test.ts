import { shippedCatalogue } from '../../../testing/catalogue';
import { indexesOf } from './catalogue-indexes';
import type { GroupFigures } from './measure';
import { measureGroup } from './measure';
import { queryGroups } from './queries';
import { searchedOn } from './searched';

/** The minimum figures of every kind of content. */
const floors = { inThree: 0.95, first: 0.85, gain: 0.9 };

let groups: GroupFigures[];

beforeAll(async () => {
  const searched = await searchedOn(await indexesOf(await shippedCatalogue()));
  groups = [];
  for (const group of queryGroups) groups.push(await measureGroup(searched, group));
}, 600_000);

it('measures at least 250 queries, nearly all of which have a relevant record in the catalogue [C-19]', () => {
  const asked = groups.reduce((sum, { queries }) => sum + queries.length, 0);
  const unanswerable = groups.flatMap((group) => group.unanswerable);
  expect(asked).toBeGreaterThanOrEqual(250);
  expect(unanswerable.length).toBeLessThan(asked / 50);
});

it.each(queryGroups.map(({ name }) => [name]))(
  'keeps the relevance of search above its minimum: %s [C-19]',
  (name) => {
    const group = groups.find((each) => each.name === name);
    if (!group) throw new Error(`Nothing is measured of ${name}`);
    const under = Object.entries(floors).filter(
      ([figure, floor]) => group[figure as keyof typeof floors] < floor,
    );
    const late = group.queries.filter(({ firstRight }) => firstRight !== 1);
    const lateTitles = late.map(({ query, titles }) => `${query}: ${titles.join(' / ')}`);
    expect({ under, late: under.length > 0 ? lateTitles : [] }).toEqual({ under: [], late: [] });
  },
);
