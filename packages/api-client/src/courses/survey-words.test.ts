import { surveyWords } from '.';

const teaching = { name: 'Teaching on my course', percent: 91 };

it('summarises a survey by its highest and lowest theme, as shares of positive answers [E-04]', () => {
  const themes = [
    { name: 'Student voice', percent: 74 },
    teaching,
    { name: 'Academic support', percent: 86 },
  ];
  expect(surveyWords(themes)).toBe(
    'About “Teaching on my course”, 91% of final-year students’ answers were positive; about “Student voice”, 74%.',
  );
});

it('names a single theme once, and nothing without themes [E-04]', () => {
  expect(surveyWords([teaching])).toMatch(
    /^About “Teaching on my course”, 91% of final-year students’ answers were positive\.$/,
  );
  expect(surveyWords([])).toBe('');
});
