import { areasWith } from './areas-with';
import { areasTable } from './site-map';

const link = (group: string) => ({ area: 'guides', group, name: 'Money', href: '/explore/money' }) as const;
const groupsOf = (links: Parameters<typeof areasWith>[1]) =>
  areasWith(areasTable(), links)
    .find(({ line }) => line === 'guides')
    ?.groups.map(({ name, links: shown }) => [name, shown.at(-1)?.name]);

it('a remote’s link is the last of its group, or in a new group', () => {
  expect(groupsOf([link('Read'), { ...link('Pay'), note: 'What it costs' }])).toEqual([
    ['Read', 'Money'],
    ['For you', 'Ideas for you'],
    ['Pay', 'Money'],
  ]);
});

it('other areas, and all areas without such links, are the shell’s', () => {
  expect(areasWith(areasTable(), [])).toEqual(areasTable());
  expect(areasWith(areasTable(), [link('Read')])[0]).toEqual(areasTable()[0]);
});
