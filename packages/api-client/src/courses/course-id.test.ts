import { isCourseId } from './course-id';

it.each([
  ['0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0002', true],
  ['0B1F7C7E-6D0C-5B0E-9A53-1C7A2A4E0002', true],
  ['0b1f7c7e6d0c5b0e9a531c7a2a4e0002', false],
  ['g'.repeat(36), false],
])('whether %s can be the id of a course: %s', (text, expected) => {
  expect(isCourseId(text)).toBe(expected);
});
