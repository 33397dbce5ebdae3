import { isSavedPageKind, savedPageId } from '.';

it('names a saved page by its kind and id [E-14]', () => {
  expect(savedPageId('virtual_work_experiences', 'a-day-at-sea')).toBe('work-experiences:a-day-at-sea');
  expect(['employers', 'courses'].map(isSavedPageKind)).toEqual([true, false]);
});
