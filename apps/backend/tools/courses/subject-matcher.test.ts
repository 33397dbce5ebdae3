import { createSubjectMatcher } from './subject-matcher';
import { titleParts, withoutManner } from './title-words';

const match = createSubjectMatcher({
  labels: [
    { code: 'CAH16-01-01', name: 'law' },
    { code: 'CAH19-04-01', name: 'French language' },
    { code: 'CAH10-01-02', name: 'mechanical engineering' },
    { code: 'CAH10-01-07', name: 'civil engineering' },
    { code: 'CAH07-02-01', name: 'chemistry' },
    { code: 'CAH17-01-08', name: 'accountancy' },
  ],
  titles: [{ title: 'Business Management', codes: ['CAH17-01-04'] }],
});
const all = new Set([
  'CAH16-01-01',
  'CAH19-04-01',
  'CAH10-01-02',
  'CAH10-01-07',
  'CAH17-01-04',
  'CAH17-01-08',
]);

it.each([
  ['Law', ['CAH16-01-01']],
  ['Law with French (with Foundation Year)', ['CAH16-01-01', 'CAH19-04-01']],
  ['Mechanical Engineering with Placement Year', ['CAH10-01-02']],
  ['Accounting', ['CAH17-01-08']],
  ['Business Management', ['CAH17-01-04']],
  ['Chemistry', []],
  ['Underwater Basketry', []],
])('[E-03] matches %j to the subjects %j that its provider teaches', (title, codes) => {
  expect(match(title, all)).toEqual(codes);
});

it('[E-03] takes a neighbour in the same area for a subject that is not taught, and nothing from another', () => {
  expect(match('Civil Engineering', new Set(['CAH10-01-02']))).toEqual(['CAH10-01-02']);
  expect(match('Law', new Set(['CAH10-01-02']))).toEqual([]);
});

it.each([
  ['Physics (with a Year Abroad)', 'Physics', ['Physics']],
  ['History and Politics', 'History and Politics', ['History', 'Politics']],
  ['Drama/Music', 'Drama/Music', ['Drama', 'Music']],
])('reads %j as about %j, in parts %j', (title, about, parts) => {
  expect(withoutManner(title)).toBe(about);
  expect(titleParts(title)).toEqual(parts);
});
