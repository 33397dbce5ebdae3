import { buildIndex } from '../testing/fixture';
import type { Understand } from './understand';
import { createUnderstand } from './understand';

const providers = new Map(
  [
    { name: 'University of Oxford', aliases: ['Oxford University'], town: 'Oxford' },
    { name: 'Oxford Brookes University', aliases: [], town: 'Oxford' },
    { name: 'University College London', aliases: ['UCL'], town: 'London' },
    { name: 'Cardiff University', aliases: [], town: 'Cardiff' },
    { name: 'University of Reading', aliases: [], town: 'Reading' },
    { name: 'The Open University', aliases: [], town: 'Milton Keynes' },
  ].map((provider) => [provider.name, provider]),
);
const outcodes = new Map([['LS2', { lat: 53.8, lng: -1.55 }]]);

const course = (title: string, provider: string, more: object = {}) => ({
  objectID: `${title} ${provider}`,
  title,
  provider,
  town: providers.get(provider)?.town,
  region: provider === 'University College London' ? 'London' : 'South East',
  studyMode: ['Full-time', 'Part-time'],
  qualification: 'LLB (Hons)',
  _geoloc: { lat: 51, lng: 0 },
  ...more,
});

let understand: Understand;

beforeAll(async () => {
  const index = await buildIndex(
    {
      searchable: ['title', 'provider', 'town'],
      facets: ['provider', 'town', 'region', 'studyMode', 'qualification'],
    },
    [
      course('Psychology', 'Cardiff University'),
      course('Psychology', 'University College London'),
      course('Law', 'University of Oxford'),
      course('Law', 'Oxford Brookes University'),
      course('Reading and Writing', 'University of Reading'),
      course('Law', 'The Open University'),
    ],
  );
  understand = createUnderstand('courses', index, { providers, outcodes });
});

it.each([
  ['psychology in cardiff', 'psychology', ['town:Cardiff']],
  ['psychology cardiff', 'psychology', ['town:Cardiff']],
  ['law at oxford', 'law', ['provider:University of Oxford']],
  ['law in oxford', 'law', ['town:Oxford']],
  ['law unviersity of oxford', 'law', ['provider:University of Oxford']],
  ['law oxford uni', 'law', ['provider:University of Oxford']],
  ['oxford brookes law', 'law', ['provider:Oxford Brookes University']],
  ['UCL psychology', 'psychology', ['provider:University College London']],
  ['psychology london', 'psychology', ['region:London']],
  ['part time law degree', 'law', ['studyMode:Part-time']],
  ['llb', '', ['qualification:LLB (Hons)']],
  ['reading', 'reading', []],
  ['writing in reading', 'writing', ['town:Reading']],
  ['law part-time in cardiff', 'law', ['studyMode:Part-time', 'town:Cardiff']],
  ['PPE', 'philosophy politics economics', []],
  ['what can i do with a psychology degree', 'psychology', []],
  ['degree', 'degree', []],
  ['teacher', 'primary education', []],
  ['history teacher', 'history education', []],
  ['sports science', 'sport exercise science', []],
  ['law open university', 'law', ['provider:The Open University']],
  ['seicoleg', 'psychology', []],
  ['cwrs y gyfraith yng Nghaerdydd', 'law', ['town:Cardiff']],
  ['y gyfraith, y Brifysgol Agored', 'law', ['provider:The Open University']],
  ["I like psychology but don't want to be a teacher", 'psychology', ['_excluded:teacher']],
  ['law in cardiff but not criminal law', 'law', ['town:Cardiff', '_excluded:criminal law']],
  ['dont want to be a teacher', 'dont want be education', []],
])('interprets "%s" as "%s" and filters %j [C-19]', (text, words, filters) => {
  const understood = understand(text);
  expect(understood.words).toBe(words);
  expect(understood.filters.map(({ attribute, value }) => `${attribute}:${value}`)).toEqual(filters);
});

it('returns the words that name a filter, and the query without them [C-19]', () => {
  const [town] = understand('Psychology in Cardiff part time').filters;
  expect(town).toEqual({
    attribute: 'town',
    value: 'Cardiff',
    label: 'In Cardiff',
    text: 'in Cardiff',
    without: 'Psychology part time',
  });
});

it('returns the query without the words that it excludes [C-19]', () => {
  const [excluded] = understand('I like psychology but don’t want to be a teacher').filters;
  expect(excluded).toEqual({
    attribute: '_excluded',
    value: 'teacher',
    label: 'Not “teacher”',
    text: 'but don’t want to be a teacher',
    without: 'I like psychology',
  });
});

it('filters by distance from a postcode, and keeps an unknown postcode as words [C-19]', () => {
  const near = understand('law LS2 9JT');
  expect(near.words).toBe('law');
  expect(near.near).toMatchObject({ lat: 53.8, lng: -1.55, radius: 32_187 });
  expect(near.filters).toMatchObject([{ attribute: '_geoloc', value: 'LS2 9JT', without: 'law' }]);
  expect(understand('law ZZ9 9ZZ')).toMatchObject({ near: null, filters: [] });
});

it('expands a name once, however much of it is typed [C-19]', async () => {
  const index = await buildIndex({ facets: [] }, [course('Imperial College London', 'x')]);
  const find = createUnderstand('universities', index, { providers: new Map(), outcodes });
  for (const text of ['imperial', 'imperial college', 'imperial college london'])
    expect(find(text).words).toBe('imperial college london');
});

it('splits and joins words to match the titles [C-19]', async () => {
  const index = await buildIndex({ facets: [] }, [
    ...['a', 'b', 'c'].map((objectID) => ({ objectID, title: 'Neuroscience and Security' })),
    ...['d', 'e', 'f'].map((objectID) => ({ objectID, title: 'Cyber Science' })),
  ]);
  const find = createUnderstand('courses', index, { providers: new Map(), outcodes });
  expect(find('neuro science').words).toBe('neuroscience');
  expect(find('cybersecurity').words).toBe('cyber security');
  expect(find('cyber science').words).toBe('cyber science');
  expect(find('neurosc').words).toBe('neurosc');
});
