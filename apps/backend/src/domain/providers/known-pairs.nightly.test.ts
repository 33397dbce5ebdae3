import { shippedCatalogue } from '../../testing/catalogue';
import { openSeededDatabase, type SeededDatabase } from '../../testing/seeded';
import { loadIntakes } from './intake';
import { loadProfiles } from './profiles';
import { createSimilarity } from './similar';

const LARGE_AND_SELECTIVE = [
  'University of Oxford',
  'University of Edinburgh',
  'University College London',
  'King’s College London',
  'University of Warwick',
  'University of Bristol',
  'Durham University',
  'University of Manchester',
  'University of Leeds',
  'University of Sheffield',
  'University of Nottingham',
  'University of Birmingham',
  'University of Southampton',
  'University of Exeter',
];
const TAUGHT_TO_MANY = [
  'Leeds Beckett University',
  'University of Huddersfield',
  'Northumbria University',
  'University of Salford',
  'University of Westminster',
  'University of Greenwich',
  'University of West London',
  'Coventry University',
];
/** More universities with similar entry points and size. */
const ALSO_TAUGHT_TO_MANY = [
  'Anglia Ruskin University',
  'De Montfort University',
  'Liverpool John Moores University',
  'London South Bank University',
  'Manchester Metropolitan University',
  'Nottingham Trent University',
  'Sheffield Hallam University',
  'Teesside University',
  'University of Derby',
  'University of Northampton',
  'University of Portsmouth',
  'University of Sunderland',
  'University of Wolverhampton',
];
const OTHERS = [
  'University of London Institute in Paris',
  'Harper Adams University',
  'Royal College of Music',
];

let database: SeededDatabase;
let similarNames: (name: string) => string[];

beforeAll(async () => {
  database = await openSeededDatabase(await shippedCatalogue());
  const profiles = await loadProfiles(database.open.database);
  const similarTo = createSimilarity(profiles, await loadIntakes(database.open.database));
  similarNames = (name) => {
    const own = profiles.find((each) => each.name === name)?.shortId ?? '';
    return similarTo(own).map(({ shortId }) => profiles.find((each) => each.shortId === shortId)?.name ?? '');
  };
});
afterAll(() => database.close());

const among = (names: readonly string[], group: readonly string[]) =>
  names.filter((name) => group.includes(name));

it.each(LARGE_AND_SELECTIVE)(
  '%s is similar to other large and selective universities, not to nearby ones [R-14]',
  (name) => {
    const similar = similarNames(name);
    expect(among(similar, LARGE_AND_SELECTIVE).length).toBeGreaterThanOrEqual(2);
    expect(among(similar, [...TAUGHT_TO_MANY, ...OTHERS])).toEqual([]);
  },
);

it.each(TAUGHT_TO_MANY)('%s is similar to universities with the same kind of entrants [R-14]', (name) => {
  const similar = similarNames(name);
  expect(among(similar, [...TAUGHT_TO_MANY, ...ALSO_TAUGHT_TO_MANY]).length).toBeGreaterThanOrEqual(2);
  expect(among(similar, LARGE_AND_SELECTIVE)).toEqual([]);
});

it('finds providers of the same field for a provider of one field [R-14]', () => {
  expect(similarNames('Royal College of Music')).toContain('The Royal Academy of Music');
  expect(similarNames('Harper Adams University')).toContain('Scotland’s Rural College');
});
