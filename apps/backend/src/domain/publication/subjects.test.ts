import { cahNames } from '../courses/cah-names';
import welshNames from '../courses/cah-names-cy.json';
import { inLanguage } from '../../platform/language/request-language';
import { distinctSubjectName, storedSubjectName, subjectName } from './subjects';

it('has a Welsh name for every subject [B-21]', () => {
  expect(Object.keys(welshNames).sort()).toEqual(Object.keys(cahNames).sort());
});

it.each([
  ['CAH03-01-02', 'biology', 'bioleg'],
  ['CAH04-01-05', 'psychology', 'seicoleg'],
  ['CAH16-01-01', 'law', 'y gyfraith'],
])('names %s within a sentence: %s, in Welsh %s [B-21]', (code, english, welsh) => {
  expect(subjectName(code)).toBe(english);
  expect(inLanguage('cy', () => subjectName(code))).toBe(welsh);
});

it('tells what has no code of its own apart from the subject, in both languages [B-21]', () => {
  const code = Object.keys(cahNames).find((each) => cahNames[each] === 'Others in psychology') ?? '';
  const stored = { code, name: 'Others in psychology' };
  expect([storedSubjectName(stored), distinctSubjectName(code)]).toEqual([stored.name, 'other psychology']);
  expect(inLanguage('cy', () => [storedSubjectName(stored), distinctSubjectName(code)])).toEqual([
    'Seicoleg (arall)',
    'seicoleg (arall)',
  ]);
});
