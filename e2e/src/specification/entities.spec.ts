import { BATH, CAREER, COURSE } from '../site';
import { answerWith, inData, markup } from './answers';
import { entity, picture } from './entity';
import { mainOf, textOf } from './served';
import { expect, test } from './stand';
import { showEntry } from './visitor';

const CAREER_PATH = '/explore/career-path/13.growing-food';
const EMPLOYER = '/explore/employer/aldermast';

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

test('[E-04] course details have options, figures of work and survey, and grades with the names of their qualifications', async ({
  page,
  stand,
  saw,
}) => {
  answerWith(stand, '/api/v1/courses', {
    'results.0.employmentWork.percent': 61,
    'results.0.employmentWorkStudy.percent': 72,
    'results.0.nssScore': 83,
  });
  const text = textOf(mainOf((await stand.get(COURSE)).html));
  for (const figure of ['61% were in work', 'In work or study 72%', '83%']) expect(text).toContain(figure);
  await showEntry(page, stand, {
    al: 'UK A-Level',
    bt: 'Pearson BTEC Level 3 National Extended Diploma (from 2016)',
  });
  answerWith(stand, '/search/api/v3/courses', { 'course.options.0.id': 'option-e04' });
  await stand.get(COURSE);
  const options = stand.callsOf('/api/v1/courses').map(({ query }) => query.get('courseOptionId'));
  expect(options).toContain('option-e04');
  saw('61%, 72% and 83% on the page, option-e04 in the call for figures, and both names');
});

entity('[E-05] a career category has an id, a title, a summary, an image and a banner', {
  call: '/api/v1/emsi/categories',
  at: 'data.0',
  fields: {
    id: 'e05',
    'attributes.title': 'Baking',
    'attributes.summary': 'You make dough rise.',
    'attributes.image': picture('e05'),
    'attributes.banner': picture('banner-e05'),
  },
  pages: ['/explore/career-list', '/explore/career-list?filters=Baking_e05~category'],
  shows: [
    'filters=Baking_e05%7Ecategory">Baking</a>',
    '>You make dough rise.</p>',
    `${picture('e05')}?w=320 320w`,
  ],
  carries: { banner: picture('banner-e05') },
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
  expect(inData(html, 'start')).toContain(DATES.start);
  expect(inData(html, 'end')).toContain(DATES.end);
  expect(inData(html, 'id')).toEqual(expect.arrayContaining(['e08-companies', 'e08-skills']));
  saw('Bakers of Bath and Kneading, March 2024 to February 2025');
});
