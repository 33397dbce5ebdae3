import { counted, plural } from './plural';
import { externalUrl, limit, salary, slug } from './text';

it.each([
  ['short', undefined, 'short'],
  ['x'.repeat(100), undefined, 'x'.repeat(100)],
  ['x'.repeat(101), undefined, `${'x'.repeat(100)}…`],
  ['one two', 4, 'one…'],
])('[V-06] limits %p to %p', (text, length, expected) => {
  expect(limit(text, length)).toBe(expected);
});

it.each([
  ['course', 'courses'],
  ['university', 'universities'],
  ['holiday', 'holidays'],
  ['bus', 'buses'],
  ['match', 'matches'],
  ['person', 'people'],
  ['series', 'series'],
])('[V-07] makes many of one %s', (one, many) => {
  expect(plural(one)).toBe(many);
  expect(plural(one, 0)).toBe(many);
  expect(plural(one, 1)).toBe(one);
});

it.each([
  [1, '1 university'],
  [0, '0 universities'],
  [1204, '1,204 universities'],
])('[V-07] counts %p', (count, expected) => {
  expect(counted(count, 'university')).toBe(expected);
});

it.each([
  [26500, false, '£26,500'],
  [26500.4, false, '£26,500'],
  [26500.4, true, '£26,501'],
  [0, false, '£0'],
])('[V-08] writes %p pounds, rounded up %p', (pounds, up, expected) => {
  expect(salary(pounds, { up })).toBe(expected);
});

it.each([
  ['www.bath.ac.uk', 'https://www.bath.ac.uk'],
  [' bath.ac.uk/study ', 'https://bath.ac.uk/study'],
  ['bath.ac.uk:8080', 'https://bath.ac.uk:8080'],
  ['//bath.ac.uk', 'https://bath.ac.uk'],
  ['http://bath.ac.uk', 'http://bath.ac.uk'],
  ['HTTPS://bath.ac.uk', 'HTTPS://bath.ac.uk'],
  ['mailto:a@bath.ac.uk', 'mailto:a@bath.ac.uk'],
])('[V-10] makes %p an outside address', (address, expected) => {
  expect(externalUrl(address)).toBe(expected);
});

it.each([
  ['University of Bath', 'university-of-bath'],
  ["King's College London", 'kings-college-london'],
  [
    'Prifysgol Cymru Y Drindod Dewi Sant – Llanbedr Pont Steffan',
    'prifysgol-cymru-y-drindod-dewi-sant-llanbedr-pont-steffan',
  ],
  ['Arts & Crafts (Ravensbourne)', 'arts-and-crafts-ravensbourne'],
  ['Café Société', 'cafe-societe'],
  ['***', ''],
])('[V-11] makes %p a slug', (name, expected) => {
  expect(slug(name)).toBe(expected);
});
