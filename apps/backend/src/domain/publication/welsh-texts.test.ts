import { createPlaces } from './places';
import type { PublishedCourse, Row } from './published';
import { welshTexts } from './welsh-texts';

const course: PublishedCourse = {
  provider: {
    ukprn: '10007814',
    country: 'Wales',
    region: 'Wales',
    town: 'Cardiff',
    latitude: null,
    longitude: null,
    addressLines: [],
  },
  kisCourseId: 'C1',
  modes: [{ mode: '01', parts: { COURSELOCATION: [{ UKPRN: '10007814', LOCID: 'A' }] } }],
};

const textsOf = (titled: Row, location: Row = { LOCNAME: 'City' }) =>
  welshTexts(course, titled, {
    year: 2025,
    holds: () => true,
    aim: () => undefined,
    accreditation: () => undefined,
    location: () => location,
    places: createPlaces([], []),
  });

const english = { TITLE: 'Law', CRSEURL: 'https://example.org/law' };

it('reads the Welsh title, address and place names, tidied as the English ones [B-21]', () => {
  expect(
    textsOf(
      { ...english, TITLEW: 'Y  Gyfraith', CRSEURLW: 'example.org/cyfraith' },
      { LOCNAME: "The 'City'", LOCNAMEW: "Y  'Ddinas'" },
    ),
  ).toEqual({
    title: 'Y Gyfraith',
    url: 'https://example.org/cyfraith',
    places: { 'The ’City’': 'Y ’Ddinas’' },
    purposes: {},
  });
});

it.each([
  ['nothing Welsh', {}],
  ['blank cells', { TITLEW: ' ', CRSEURLW: '' }],
  ['the English texts again', { TITLEW: 'Law', CRSEURLW: 'https://example.org/law' }],
  ['an address that is not valid', { CRSEURLW: 'dim cyfeiriad' }],
])('gives nothing for %s [B-21]', (_name, cells) => {
  expect(textsOf({ ...english, ...cells }, { LOCNAME: 'City', LOCNAMEW: 'City' })).toBeUndefined();
});
