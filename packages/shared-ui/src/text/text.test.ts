import { miles } from './distance';
import { aboutPeople, countedPeople } from './people';
import { capitalised, externalUrl, limit, salary, tidy } from './text';

it('capitalises the first letter alone', () => {
  expect(['part-time at Bath', 'BSc', ''].map(capitalised)).toEqual(['Part-time at Bath', 'BSc', '']);
});

it.each([
  ['short', undefined, 'short'],
  ['x'.repeat(100), undefined, 'x'.repeat(100)],
  ['x'.repeat(101), undefined, `${'x'.repeat(100)}…`],
  ['one two', 4, 'one…'],
  ['', 0, ''],
  ['a𝒳b', 2, 'a…'],
])('limits %p to %p [V-06]', (text, length, expected) => {
  expect(limit(text, length)).toBe(expected);
});

it.each([
  [1, '1 graduate'],
  [0, '0 graduates'],
  [1204, '1,204 graduates'],
])('counts %p with the plural of its noun [V-07]', (count, expected) => {
  expect(countedPeople(count, 'graduate')).toBe(expected);
  expect(aboutPeople(count, 'graduate')).toBe(`about ${expected}`);
});

it.each([
  [0.4, 'less than a mile'],
  [1, '1 mile'],
  [3.2, '3.2 miles'],
])('counts %p miles [V-07]', (distance, expected) => {
  expect(miles(distance)).toBe(expected);
});

it.each([
  [26500, false, '£26,500'],
  [26500.4, false, '£26,500'],
  [26500.4, true, '£26,501'],
  [0, false, '£0'],
])('formats %p pounds, rounded up %p [V-08]', (pounds, up, expected) => {
  expect(salary(pounds, { up })).toBe(expected);
});

it.each([
  ['UNIVERSITY OF BATH', 'University Of Bath'],
  ['university of bath', 'University Of Bath'],
  ['Stoke-on-Trent', 'Stoke-on-Trent'],
  ['McTimoney College', 'McTimoney College'],
  ["king's college (london)", "King's College (London)"],
  ['CLAVERTON DOWN, BATH, BA2 7AY', 'Claverton Down, Bath, BA2 7AY'],
  ['bath ba27ay', 'Bath BA27AY'],
  ['w1a 1aa and ec1a1bb', 'W1A 1AA And EC1A1BB'],
  ['study in the uk', 'Study In The UK'],
  ['Ukraine', 'Ukraine'],
  ['UK', 'UK'],
  ['', ''],
])('tidies %p to %p [V-09]', (text, expected) => {
  expect(tidy(text)).toBe(expected);
});

it.each([
  ['www.bath.ac.uk', 'https://www.bath.ac.uk'],
  [' bath.ac.uk/study ', 'https://bath.ac.uk/study'],
  ['bath.ac.uk:8080', 'https://bath.ac.uk:8080'],
  ['//bath.ac.uk', 'https://bath.ac.uk'],
  ['http://bath.ac.uk', 'http://bath.ac.uk'],
  ['HTTPS://bath.ac.uk', 'HTTPS://bath.ac.uk'],
  ['mailto:a@bath.ac.uk', 'mailto:a@bath.ac.uk'],
  ['javascript://%0aalert(1)', 'https://javascript://%0aalert(1)'],
  ['ftp://bath.ac.uk', 'https://ftp://bath.ac.uk'],
])('makes %p an outside address [V-10]', (address, expected) => {
  expect(externalUrl(address)).toBe(expected);
});
