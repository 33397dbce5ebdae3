import { SITE } from '../product/product';
import type { ServedPage } from './served-page';
import { headProblems } from './valid-head';

const PAGE: ServedPage = {
  address: '/tiny',
  status: 200,
  location: null,
  logged: [],
  language: 'en-GB',
  title: 'Tiny · Signpost',
  description: 'What it is about.',
  robots: null,
  canonicals: [`${SITE}/tiny`],
  preview: { 'og:title': 'Tiny', 'og:url': `${SITE}/tiny` },
  jsonLd: ['{"@context":"https://schema.org","@type":"Course","name":"Law"}'],
  headings: ['Tiny'],
  text: 'Tiny',
  rows: [],
  classes: [],
};

it('finds nothing in a valid head, with or without noindex', () => {
  expect(headProblems(PAGE, SITE)).toEqual([]);
  expect(headProblems({ ...PAGE, robots: 'noindex' }, SITE)).toEqual([]);
});

it.each<[why: string, otherwise: Partial<ServedPage>]>([
  ['the page has no language', { language: '' }],
  ['there is no title', { title: ' ' }],
  ['"undefined · Signpost" is not finished', { title: 'undefined · Signpost' }],
  ['there is no description', { description: null }],
  ['the description is 321 characters long', { description: 'x'.repeat(321) }],
  ['robots says "all"', { robots: 'all' }],
  ['there is no og:title', { preview: { 'og:url': `${SITE}/tiny` } }],
  ['there is more than one canonical address', { canonicals: [`${SITE}/tiny`, `${SITE}/other`] }],
  ['the canonical address "" is not on this site', { canonicals: [] }],
  [
    'the canonical address "https://elsewhere.test/" is not on this site',
    { canonicals: ['https://elsewhere.test/'] },
  ],
  [`the canonical address ${SITE}/tiny#part has a fragment`, { canonicals: [`${SITE}/tiny#part`] }],
  [`og:url is not the canonical address ${SITE}/other`, { canonicals: [`${SITE}/other`] }],
  ['JSON-LD is not valid: {"@type":"Course"}', { jsonLd: ['{"@type":"Course"}'] }],
  ['JSON-LD is not valid: {', { jsonLd: ['{'] }],
])('finds: %s', (why, otherwise) => {
  expect(headProblems({ ...PAGE, ...otherwise }, SITE)).toEqual([why]);
});
