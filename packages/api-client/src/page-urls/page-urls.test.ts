import { courseSearchUrl, courseUrl, employerUrl, providerUrl, shortProviderIdOf, subjectUrl } from '.';

it('names courses, providers and employers in their paths [R-10] [R-11] [R-21]', () => {
  expect(courseUrl({ id: '1', title: 'Maths & Física (BSc)' })).toBe('/explore/courses/1/maths-fisica-bsc');
  expect(providerUrl({ shortProviderId: '2f0c3a1b', name: 'University of Bath' })).toBe(
    '/explore/unis/2f0c3a1b/university-of-bath',
  );
  expect(employerUrl('m&s')).toBe('/explore/employer/m%26s');
});

it('names a course by its English title, whatever the language of its title [B-21] [R-10]', () => {
  expect(courseUrl({ id: '1', title: 'Y Gyfraith', englishTitle: 'Law' })).toBe('/explore/courses/1/law');
  expect(courseUrl({ id: '1', title: 'Law', englishTitle: null })).toBe('/explore/courses/1/law');
});

it('names subjects in their path, and the text of a course search in its query [R-33] [R-16]', () => {
  expect(subjectUrl('law')).toBe('/explore/subjects/law');
  expect(courseSearchUrl('art & design')).toBe('/explore/search/courses?q=art%20%26%20design');
});

it('names a course in its path even when its title has no letters [R-10]', () => {
  expect(courseUrl({ id: '1', title: '?' })).toBe('/explore/courses/1/course');
});

it('shortens the id of a provider to its first part [R-21]', () => {
  expect(shortProviderIdOf('2f0c3a1b-0000-4000-8000-000000000000')).toBe('2f0c3a1b');
});
