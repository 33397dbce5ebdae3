import type { Career } from '../catalogue/content/careers';
import type { LocationGuide } from '../catalogue/content/guides';

const written = { summary: 'Of this test.', body: 'Of this test.' };
const unplaced = { region: null, latitude: null, longitude: null, facts: [] };
const interest = { R: 1, I: 1, A: 1, S: 1, E: 1, C: 1 };

/** A place of each kind, one of them outside the UK. */
export const fixtureGuides: readonly LocationGuide[] = [
  {
    id: 'quiltshire',
    title: 'Study in Quiltshire',
    type: 'city-guide',
    ...written,
    nation: 'Wales',
    region: 'Wales',
    latitude: 51.48,
    longitude: -3.18,
    facts: [],
  },
  { id: 'quiltland', title: 'Quiltland', type: 'country-guide', ...written, ...unplaced, nation: 'England' },
  { id: 'quiltabroad', title: 'Abroad', type: 'country-guide', ...written, ...unplaced, nation: null },
];

const source = { publisher: 'A survey', year: '2024', note: null };

/** A career that a course of history leads to. */
export const fixtureCareer: Career = {
  id: '9999',
  title: 'Quiltologist',
  otherTitles: [],
  ...written,
  tasks: ['Cut', 'Sew', 'Fold'],
  unitGroup: 'Scientists of some kind',
  pay: { p10: null, p25: null, median: null, p75: null, p90: null, withheld: {}, source },
  employment: { years: [{ year: 2024, people: 900, suppressed: 0 }], industries: [], regions: null, source },
  education: { levels: [], requirements: [] },
  routes: [{ kind: 'university', text: 'A degree.' }],
  skills: { hard: [], soft: [] },
  profile: interest,
  category: 'quilts',
  pathways: ['1.quilts'],
  related: [],
  subjects: ['history'],
  nations: ['England'],
  sources: { occupations: [] },
};
