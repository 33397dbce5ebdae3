import { guideIn } from './kinds';
import { onSite } from './site';

it.each([
  ['/subject-widget?subject=art', 'art'],
  ['/subject-widget', ''],
  ['/cy/subject-widget?subject=art', 'art'],
  ['/fr/subject-widget?subject=art', null],
  ['/industry-guide-widget?industryGuide=healthcare', null],
  ['/explore/subjects/art', null],
])('reads the guide of a subject widget in %s [R-32] [B-21]', (path, guide) => {
  expect(guideIn('subject', `https://site.test${path}`)).toBe(guide);
});

it.each([
  ['/explore', 'http://localhost/explore'],
  ['//other.example/', '//other.example/'],
  ['https://other.example/', 'https://other.example/'],
  ['#top', '#top'],
])('puts the site’s origin only before its own paths: %s', (address, expected) => {
  expect(onSite(address)).toBe(expected);
});
