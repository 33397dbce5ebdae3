import { studyModeName } from '@signpost/api-client/courses';
import { aboutWhom, modeAndLength } from './words';

const course = { studyModes: ['full-time'], duration: { min: 3, max: 3 }, distinction: null };

it.each([
  [{}, 'Full-time, 3 years'],
  [
    { studyModes: ['full-time', 'part-time'], duration: { min: 3, max: 6 } },
    'Full-time or part-time, 3 to 6 years',
  ],
  [{ duration: { min: 1, max: 1 } }, 'Full-time, 1 year'],
  [{ duration: null }, 'Full-time'],
  [{ studyModes: [] }, '3 years'],
  [{ studyModes: [], duration: null }, ''],
])('formats the modes and length of %j', (more, expected) => {
  expect(modeAndLength({ ...course, ...more } as never).toLowerCase()).toBe(expected.toLowerCase());
});

it('names a mode that it does not know unchanged', () => {
  expect(studyModeName('distance')).toBe('Distance learning');
  expect(studyModeName('evenings')).toBe('evenings');
});

it.each([
  ['course', null, 'about 1,240 graduates of this course'],
  ['subject', 'law', 'about 1,240 graduates of law here'],
] as const)('says about whom a figure of the %s is', (level, subjectName, expected) => {
  expect(aboutWhom({ people: 1240, level, subjectName }, 'graduate')).toBe(expected);
});
