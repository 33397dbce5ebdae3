import { answerWith, markup } from './answers';
import { entity, picture } from './entity';
import { attribute, textOf, textsOf } from './served';
import { expect, test } from './stand';

const GUIDE = '/explore/statement-guides/medicine-and-dentistry';
const WHAT_TO_DO = '/explore/what-to-do';

/** The labels of the chips of a list with their numbers, by the list's name. */
const chipsOf = (html: string, list: string): string[] => {
  const [, chips = ''] = new RegExp(`aria-label="${list}"[^>]*>(.*?)</ul>`).exec(markup(html)) ?? [];
  return textsOf(chips, 'li');
};

test('[E-09] [E-22] locations lose “Study in”, five are always countries, and all but England and cities are filters', async ({
  stand,
  saw,
}) => {
  const countries = ['England', 'Scotland', 'Wales', 'Northern Ireland', 'Outside of the UK'];
  const places = [
    ...countries.map((title) => ({ title: `Study in ${title}`, type: 'city-guide' })),
    { title: 'Study in Wessex', type: 'region-guide' },
    { title: 'Wintonchester', type: 'city-guide' },
  ];
  const titles = [...countries, 'Wessex', 'Wintonchester'];
  stand.answer('/api/v1/locations', {
    body: places.map(({ title, type }, index) => ({ id: `e09-${index}`, title, type })),
  });
  // Only a place that is a filter has a number.
  answerWith(stand, '/api/v1/courses', {
    'facets.region': titles.map((value) => ({ value, label: value, count: 77 })),
  });
  const { html } = await stand.get('/explore/where-to-go');
  const seen = ['Nations', 'Regions', 'Cities'].map((list) => chipsOf(html, list));
  expect(seen).toEqual([
    ['England', ...countries.slice(1).map((title) => `${title} 77`)],
    ['Wessex 77'],
    ['Wintonchester'],
  ]);
  expect(markup(html)).toContain('filters=Wessex_e09-5%7Elocation">Wessex<');
  saw(`nations: ${seen[0]?.join(', ')}; regions: ${seen[1]}; cities: ${seen[2]}`);
});

entity('[E-09] a location guide has an id, a title, a summary, an address and images', {
  call: '/graphql',
  at: 'data.locationGuides.items.0',
  fields: {
    title: 'Study in Aquae Sulis',
    summary: 'Warm water.',
    image: picture('e09'),
    banner: picture('banner-e09'),
    article16by10Image: picture('wide-e09'),
    url: '/explore/where-to-go?location=e09',
  },
  pages: ['/explore/where-to-go?filters=Bath_bath~location'],
  shows: [/<h1[^>]*>Aquae Sulis|>Aquae Sulis</, 'Warm water.'],
  carries: {
    article16by10Image: picture('wide-e09'),
    image: picture('e09'),
    url: '/explore/where-to-go?location=e09',
  },
});

test('[E-10] pages have an id, a title, a summary, an address, an image and the label of their type', async ({
  stand,
  saw,
}) => {
  const labels = {
    structure_content: 'Information',
    article: 'Article',
    subject_guide: 'Subject guide',
    job_profile: 'Career profile',
    event: 'Event',
    location_guide: 'Location',
    anything_else: 'Page',
  };
  const items = Object.keys(labels).map((type, index) => ({
    nid: `e10:${index}`,
    title: `Title of ${type}`,
    summary: `Summary of ${type}`,
    url: `/explore/${type}`,
    image: picture(type),
    type,
  }));
  stand.answer('/graphql', { body: { data: { pages: { items } } } });
  const elements = markup((await stand.get(GUIDE)).html);
  const seen = Object.keys(labels).map((type) => {
    const [item = ''] = new RegExp(`<li><a href="/explore/${type}">.*?</li>`).exec(elements) ?? [];
    return textOf(item);
  });
  expect(seen).toEqual(
    Object.entries(labels).map(([type, label]) => expect.stringContaining(`Title of ${type} ${label}`)),
  );
  saw(seen.map((text) => text.replace(/Title of |Summary.*/g, '')).join(', '));
});

entity('[E-11] a subject guide has an id, a title, pictures, an address, pay and related subjects', {
  call: '/graphql',
  at: 'data.subjectGuides.items.0',
  fields: {
    id: 'e11',
    title: 'Doughology',
    icon: 'sport',
    image: picture('e11'),
    banner: picture('banner-e11'),
    url: '/explore/subjects/e11',
    'salary.median': 31911,
    subjectMap: ['Economics'],
    hecosMap: [{ code: '100911', label: 'Dough' }],
  },
  pages: ['/explore/subjects/psychology', WHAT_TO_DO],
  shows: [
    '<h1>Doughology</h1>',
    `${picture('banner-e11')}?w=320 320w`,
    '£31,911',
    /href="\/explore\/subjects\/economics"[^>]*>Economics/,
    `${picture('e11')}?w=320 320w`,
    'href="/explore/subjects/e11">Doughology</a>',
  ],
  carries: { icon: 'sport', id: 'e11', code: '100911' },
});

test('[E-11] the subjects of the shared list have id, title, address and related subjects, sorted by title', async ({
  stand,
  saw,
}) => {
  const subjects = ['Zoology', 'Alchemy', 'Magic'].map((title) => ({
    id: `e11-${title}`,
    title,
    url: `/explore/subjects/e11-${title}`,
    subjectMap: ['Magic'],
  }));
  stand.answer('/api/v1/subjects', { body: subjects });
  const [, options = ''] =
    /<select[^>]*name="subject"[^>]*>(.*?)<\/select>/.exec(
      markup((await stand.get('/explore/courses')).html),
    ) ?? [];
  const seen = textsOf(options, 'option');
  expect(seen).toEqual(['Any subject', 'Alchemy', 'Magic', 'Zoology']);
  expect(options).toContain('value="e11-Magic"');
  saw(seen.join(', '));
});

test('[E-12] an industry guide has id, title, related careers, image and address, with the API host before /explore', async ({
  stand,
  saw,
}) => {
  const guide = (n: number, url: string) => ({
    [`data.industryGuides.items.${n}`]: {
      id: `e12-${n}`,
      title: `Guild ${n}`,
      url,
      image: picture(`e12-${n}`),
      relatedCareers: [
        {
          id: '5111',
          title: `Guildmaster ${n}`,
          summary: '',
          url: '/explore/x',
          pay: null,
          payMinimum: null,
          payYear: '',
        },
      ],
    },
  });
  answerWith(stand, '/graphql', {
    ...guide(0, '/explore/industry-guides/e12-0'),
    ...guide(1, 'https://guild.example/e12-1'),
  });
  const elements = markup((await stand.get(WHAT_TO_DO)).html);
  const seen = [0, 1].map((n) =>
    attribute(elements.replace(new RegExp(`^[^]*(?=<a [^>]*>Guild ${n}<)`), ''), '<a', 'href'),
  );
  expect(seen).toEqual([`${stand.hosts.api}/explore/industry-guides/e12-0`, 'https://guild.example/e12-1']);
  for (const part of [picture('e12-0'), 'Guildmaster 0', 'Guildmaster 1']) expect(elements).toContain(part);
  saw(seen.join(' and ').replace(stand.hosts.api, '{api}'));
});
