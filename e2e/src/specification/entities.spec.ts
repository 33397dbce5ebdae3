import { BATH, CAREER, COURSE } from '../site';
import { answerWith, inData, markup } from './answers';
import { attribute, mainOf, textOf, textsOf } from './served';
import { expect, test } from './stand';

const CAREER_PATH = '/explore/career-path/13.growing-food';
const EMPLOYER = '/explore/employer/aldermast';
const GUIDE = '/explore/statement-guides/medicine-and-dentistry';
const WHAT_TO_DO = '/explore/what-to-do';
const picture = (name: string) => `/themes/custom/ucas/images/${name}.webp`;

/** A mapper: a record of an answer with these fields, and what pages have of it. */
interface Mapper {
  readonly call: string;
  /** The place of the record in the answer. */
  readonly at: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly pages: readonly string[];
  /** What the elements of the pages have. */
  readonly shows: readonly (string | RegExp)[];
  /** Fields that no page shows, but the page's data for the browser has. */
  readonly carries?: Readonly<Record<string, string>>;
}

const entity = (title: string, { call, at, fields, pages, shows, carries = {} }: Mapper): void =>
  test(title, async ({ stand, saw }) => {
    const changes = Object.entries(fields).map(([name, value]) => [`${at}.${name}`, value]);
    answerWith(stand, call, Object.fromEntries(changes));
    let html = '';
    for (const page of pages) html += (await stand.get(page)).html;
    const elements = markup(html);
    const missing = shows.filter((part) =>
      typeof part === 'string' ? !elements.includes(part) : !part.test(elements),
    );
    expect(missing).toEqual([]);
    for (const [name, value] of Object.entries(carries))
      expect(
        inData(html, name).some((one) => one.endsWith(value)),
        `${name}: ${value}`,
      ).toBe(true);
    saw(`${shows.length + Object.keys(carries).length} of ${Object.keys(fields).length} changed fields`);
  });

entity('[E-01] an apprenticeship is mapped from the nine fields of the source', {
  call: '/api/v1/career-finder-jobs',
  at: 'data.Job.0',
  fields: {
    JobID: 'job-e01',
    Title: 'Night baker',
    RecruiterName: 'Ovens of Otley',
    LocationDescription: 'Otley, by the river',
    SalaryDescription: '£19,019 and bread',
    ShortDescription: 'Bake while others sleep.',
    LogoUrl: picture('logo-e01'),
    ApplyUrl: 'https://apply.example/e01',
    DetailsUrl: '/explore/employer/ovens#e01',
  },
  pages: [`${BATH}/apprenticeships`, EMPLOYER],
  shows: [
    'id="job-e01"',
    '>Night baker</a>',
    'Ovens of Otley, Otley, by the river',
    '£19,019 and bread',
    '<p>Bake while others sleep.</p>',
    picture('logo-e01'),
    'href="https://apply.example/e01"',
    'href="/explore/employer/ovens#e01"',
  ],
});

entity('[E-02] a statement guide has an image, an id, a title and an address', {
  call: '/api/v1/article',
  at: 'posts.0',
  fields: {
    id: 'e02',
    title: 'Write about bread',
    image: picture('e02'),
    url: '/explore/statement-guides/e02',
  },
  pages: [COURSE],
  shows: [`${picture('e02')}?w=320 320w`, 'href="/explore/statement-guides/e02">Write about bread</a>'],
  carries: { id: 'e02' },
});

test('[E-03] a course list item is the raw course and courseCount, which is a whole number also from text', async ({
  stand,
  saw,
}) => {
  const seen: (string | undefined)[] = [];
  for (const courseCount of [1, '3', 12]) {
    answerWith(
      stand,
      '/api/v1/courses',
      { 'results.0.courseCount': courseCount, 'results.0.title': 'Baking' },
      ({ query }) => query.has('similarTo'),
    );
    const { html } = await stand.get(COURSE);
    const [item = ''] = /<h3[^>]*><a[^>]*>Baking<.*?<\/li>/.exec(markup(html)) ?? [];
    seen.push(/(\S+) options to choose from/.exec(textOf(item))?.[1]);
  }
  expect(seen).toEqual([undefined, '3', '12']);
  saw(`for 1 nothing to choose from, for "3" ${seen[1]} options, for 12 ${seen[2]}`);
});

entity(
  '[E-06] a career has pay, employment, education, pictures, pathways, related careers, tasks and a title',
  {
    call: '/api/v1/emsi/careers/england',
    at: 'data.attributes',
    fields: {
      title: 'Dough whisperer',
      summary: 'You talk to dough.',
      tasks: ['Whisper', 'Listen'],
      banner: picture('banner-e06'),
      image: picture('e06'),
      'annual-earnings.median': 31313,
      'annual-earnings.p25': 21212,
      'employment.years.3.number': 141414,
      'education.levels.1.level': 'Level 9: dough',
      'education.requirements': ['Warm hands'],
      'pathways.0.title': 'Rising through dough',
      'related.0.attributes.title': 'Yeast keeper',
    },
    pages: [CAREER],
    shows: [
      '<h1>Dough whisperer</h1>',
      '>You talk to dough.</p>',
      '<li>Whisper</li><li>Listen</li>',
      `${picture('banner-e06')}?w=320 320w`,
      '£31,313',
      '£21,212',
      '141,414',
      'Level 9: dough',
      'Warm hands',
      'Rising through dough',
      '>Yeast keeper</a>',
    ],
    carries: { image: picture('e06') },
  },
);

entity('[E-07] the careerId of a pathway is the part of its id before the first dot, as a number', {
  call: '/api/v1/emsi/pathways',
  at: 'data',
  fields: {
    id: '077.rising.dough',
    'attributes.title': 'Rising dough',
    'attributes.summary': 'From flour to fame.',
    'attributes.banner': picture('banner-e07'),
    'attributes.image': picture('e07'),
  },
  pages: [CAREER_PATH],
  shows: [
    '<h1>Rising dough</h1>',
    '>From flour to fame.</p>',
    `${picture('banner-e07')}?w=320 320w`,
    '/077.rising.dough"',
  ],
  carries: { careerId: '77', image: picture('e07') },
});

const DATES = { start: '2024-03', end: '2025-02' };

test('[E-08] job data has an id, dates, and companies or skills', async ({ stand, saw }) => {
  const data = {
    companies: { id: 'bakers', name: 'Bakers of Bath', vacancies: 7 },
    skills: { name: 'Kneading', type: 'hard', careers: 4 },
  };
  for (const [kind, record] of Object.entries(data))
    answerWith(stand, `/api/v1/emsi/jobs/${kind}`, {
      'data.id': `e08-${kind}`,
      'data.attributes.dates': DATES,
      'data.attributes.data': [record],
    });
  const { html } = await stand.get(CAREER);
  const text = textOf(mainOf(html));
  expect(text).toContain('Bakers of Bath');
  expect(text).toMatch(/Kneading also in 3 other careers/);
  expect(text.match(/March 2024 to February 2025/g)).toHaveLength(2);
  expect(inData(html, 'id')).toEqual(expect.arrayContaining(['e08-companies', 'e08-skills']));
  saw('Bakers of Bath and Kneading, March 2024 to February 2025');
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
  pages: ['/explore/where-to-go?location=bath'],
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
    icon: 'business',
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
  carries: { icon: 'business', id: 'e11', code: '100911' },
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

entity(
  '[E-16] an employer has its alias from machine_name, places, figures, quotes and the other fields of the source',
  {
    call: '/api/v1/employer',
    at: '0',
    fields: {
      machine_name: 'e16',
      name: 'Dough Works',
      title: 'Dough Works Ltd',
      'address.address1': 'Oven Row',
      'address.county': 'Breadshire',
      'branchLocations.0.city': 'Crumbton',
      awards: ['Best crust'],
      banner: picture('banner-e16'),
      tile: picture('tile-e16'),
      logo: picture('logo-e16'),
      'companyInfo.companySize': '12 bakers',
      'companyInfo.founded': '1616',
      'companyInfo.industry': 'Bread',
      'companyInfo.revenue': '£16',
      cultureAndValues: 'We value crumbs.',
      email: 'e16@dough.example',
      guid: 'guid-e16',
      salesforceId: 'force-e16',
      'galleryImages.0.url': picture('gallery-e16'),
      'longDescription.text': 'Long is the loaf.',
      'shortDescription.summary': 'Short is the roll.',
      perks: ['Free rolls'],
      'primaryQuote.quote': 'I knead.',
      'secondaryQuote.quote': 'I bake.',
      'testimonials.0.quote': 'I eat.',
      telephone: '0131 616 1616',
      'universities.0.name': 'Dough College',
      url: 'https://dough.example/',
    },
    pages: [EMPLOYER],
    shows: [
      '/explore/employer/e16"',
      '<h1>Dough Works</h1>',
      'Oven Row',
      'Breadshire',
      'Crumbton',
      '<li>Best crust</li>',
      `${picture('banner-e16')}?w=320 320w`,
      picture('logo-e16'),
      '12 bakers',
      '<dd>1616</dd>',
      '<dd>Bread</dd>',
      '<dd>£16</dd>',
      'We value crumbs.',
      'mailto:e16@dough.example',
      picture('gallery-e16'),
      'Long is the loaf.',
      'Short is the roll.',
      'Free rolls',
      'I knead.',
      'I bake.',
      'I eat.',
      'tel:01316161616',
      '>Dough College</a>',
      'href="https://dough.example/"',
    ],
    carries: {
      alias: 'e16',
      image: picture('tile-e16'),
      guid: 'guid-e16',
      salesforceId: 'force-e16',
      title: 'Dough Works Ltd',
    },
  },
);
