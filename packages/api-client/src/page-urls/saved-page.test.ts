import { isSavedPageKind, isSavedPageOf, isSavedWithProvider, savedPageId, titleWithProvider } from '.';

it('names a saved page by its kind and id [E-14]', () => {
  expect(savedPageId('virtual_work_experiences', 'a-day-at-sea')).toBe('work-experiences:a-day-at-sea');
  expect(['employers', 'courses'].map(isSavedPageKind)).toEqual([true, false]);
});

it('tells the kind of a saved page from its node id', () => {
  const id = savedPageId('open_days', 'bath-june');
  expect([isSavedPageOf('open_days', id), isSavedPageOf('employers', id)]).toEqual([true, false]);
});

it('names the provider in the saved titles of courses and open days [E-14]', () => {
  expect(['courses', 'open_days', 'articles'].map(isSavedWithProvider)).toEqual([true, true, false]);
  expect(titleWithProvider('courses', 'Law', 'Leeds Trinity')).toBe('Law, Leeds Trinity');
  expect(titleWithProvider('open_days', 'On campus', 'Bath')).toBe('On campus: Bath');
});
