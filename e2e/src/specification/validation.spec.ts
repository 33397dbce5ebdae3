import { BATH, CAREER } from '../site';
import { answerWith, markup } from './answers';
import { mainOf, textOf, textsOf } from './served';
import { expect, test, type Stand } from './stand';

const CAREER_CALL = '/api/v1/emsi/careers/england/5113';
const UNI_DETAIL = '/explore/uni-detail/10007850';
const textAt = async (stand: Stand, page: string) => textOf(mainOf((await stand.get(page)).html));

test('[V-01] a career without a SOC id is not asked for: “Please supply a SOC ID”', async ({
  stand,
  saw,
}) => {
  const { status, html } = await stand.get('/explore/career-page/13.growing-food/%20');
  expect(textOf(mainOf(html))).toContain('Please supply a SOC ID');
  expect(stand.callsOf(/emsi\/careers/)).toEqual([]);
  saw(`${status}, Please supply a SOC ID, no call`);
});

test('[V-02] empty lists of ids and an empty alias give nothing without a call', async ({ stand, saw }) => {
  answerWith(stand, '/api/v1/emsi/pathways', { 'data.attributes.careers': [] });
  answerWith(stand, '/api/v1/emsi/categories', { 'data.1.attributes.pathways': [] });
  answerWith(stand, '/api/v1/article', { 'posts.0.subjectGuides': [] });
  stand.answer('/api/v1/locations', { body: [] });
  const pages = {
    careers: ['/explore/career-path/13.growing-food', /emsi\/careers/],
    pathways: ['/explore/career-list?filters=Animals_animals~category', /emsi\/pathways/],
    pages: ['/explore/statement-guides/medicine-and-dentistry', /graphql/],
    'courses by id': ['/explore/compare', /v1\/courses/],
    'universities by id': ['/explore/compare', /v1\/(courses|institution)/],
    'locations by name': [`${BATH}/student-life`, /graphql/],
    'employer alias': ['/explore/employer/%20', /v1\/employer/],
  } as const;
  for (const [what, [page, call]] of Object.entries(pages)) {
    const before = stand.calls.length;
    const { status } = await stand.get(page);
    expect(status, what).toBe(what === 'employer alias' ? 404 : 200);
    expect(
      stand.calls.slice(before).filter(({ path }) => call.test(path)),
      what,
    ).toEqual([]);
  }
  saw(`no call for ${Object.keys(pages).join(', ')}`);
});

test('[V-03] courses by id are asked in batches of 20', async ({ stand, saw }) => {
  const ids = Array.from({ length: 45 }, (_, n) => `bd6d4a75-15a8-82ee-a93f-${String(n).padStart(12, '0')}`);
  await stand.get(`/explore/favourites/class?courses=${ids.join(',')}`);
  const batches = stand.callsOf('/api/v1/courses').map(({ query }) => query.get('courses')?.split(',') ?? []);
  expect(batches.flat().sort()).toEqual(ids);
  const sizes = batches.map(({ length }) => length).sort((one, other) => other - one);
  expect(sizes).toEqual([20, 20, 5]);
  saw(`${ids.length} courses: ${sizes.join(', ')}`);
});

test('[V-04] a type of job data with skills means skills, soft-skills the soft ones, others companies', async ({
  stand,
  saw,
}) => {
  const skill = (name: string, type: string) => [{ name, type, careers: 3 }];
  stand.answer('/api/v1/emsi/jobs/skills', async ({ query }, real) => {
    const answer = (await real()) as { data: { attributes: object } };
    const data = query.get('skillType') === 'soft' ? skill('Softness', 'soft') : skill('Hardness', 'hard');
    return { body: { data: { ...answer.data, attributes: { ...answer.data.attributes, data } } } };
  });
  answerWith(stand, '/api/v1/emsi/jobs/companies', {
    'data.attributes.data': [{ id: 'v04', name: 'Dough Works', vacancies: 4 }],
  });
  const text = await textAt(stand, CAREER);
  for (const name of ['Softness', 'Hardness', 'Dough Works']) expect(text).toContain(name);
  const seen = stand
    .callsOf(/emsi\/jobs/)
    .map(({ path, query }) => `${path.split('/').at(-1)} ${query.get('skillType') ?? ''}`.trim());
  expect(seen.sort()).toEqual(['companies', 'skills', 'skills soft']);
  saw(seen.join(', '));
});

test('[V-05] advertising keywords lose commas, are cut to 40 characters and trimmed', async ({
  stand,
  saw,
}) => {
  answerWith(stand, CAREER_CALL, {
    'data.attributes.other-titles': ['Baker, of bread', 'x'.repeat(45), '  Miller '],
  });
  await stand.get(CAREER);
  const keywords = stand.callsOf('/api/v1/career-finder-jobs')[0]?.query.get('keywords');
  expect(keywords).toBe(`Gardener,Baker of bread,${'x'.repeat(40)},Miller`);
  saw(`${keywords}`);
});

test('[V-06] text is limited, with an ellipsis when it is cut', async ({ stand, saw }) => {
  const titleOf = async (length: number) =>
    textsOf((await stand.get(`/explore/career-search?q=${'a'.repeat(length)}`)).html, 'title')[0];
  expect(await titleOf(60)).toBe(`“${'a'.repeat(60)}”: search careers · Signpost`);
  expect(await titleOf(61)).toBe(`“${'a'.repeat(60)}…”: search careers · Signpost`);
  saw('60 letters whole, 61 letters as 60 and an ellipsis');
});

test('[V-07] nouns have their English plural', async ({ stand, saw }) => {
  const seen: string[] = [];
  for (const count of [1, 2]) {
    const things = Array.from({ length: count }, (_, n) => ({ id: `v07-${n}`, title: `Thing ${n}` }));
    answerWith(stand, '/api/v1/emsi/categories', {
      'data.0.attributes.title': 'Counted',
      'data.0.attributes.careers': things,
      'data.0.attributes.pathways': things,
    });
    seen.push(
      /Counted .*?(\d careers? \d paths?)/.exec(await textAt(stand, '/explore/career-list'))?.[1] ?? '',
    );
  }
  expect(seen).toEqual(['1 career 1 path', '2 careers 2 paths']);
  saw(seen.join('; '));
});

test('[V-08] salaries are pounds without decimals', async ({ stand, saw }) => {
  answerWith(stand, CAREER_CALL, {
    'data.attributes.annual-earnings.median': 31313.6,
    'data.attributes.annual-earnings.p25': 1234567.4,
  });
  const text = await textAt(stand, CAREER);
  expect(text.match(/£31,31\S*/g)).toContain('£31,314');
  expect(text).toMatch(/£1,234,567(?!\.)/);
  saw('31313.6 is £31,314, 1234567.4 is £1,234,567');
});

test('[V-09] text is tidied: capitals lowered, words capitalised, postcodes and UK in capitals', async ({
  stand,
  saw,
}) => {
  const levels = {
    'SIXTH FORM IN THE UK, BA2 7AY': 'Sixth Form In The UK, BA2 7AY',
    'year 12 near w1a 1aa, uk': 'Year 12 Near W1A 1AA, UK',
  };
  for (const [level, tidied] of Object.entries(levels)) {
    answerWith(stand, '/search/1', { 'results.0.hits.0.level': level });
    expect(await textAt(stand, '/explore/employer/merrowstone')).toContain(tidied);
  }
  saw(Object.values(levels).join('; '));
});

test('[V-10] an external link without a scheme gets https://', async ({ stand, saw }) => {
  const links = {
    'www.dough.example': 'https://www.dough.example',
    'http://dough.example': 'http://dough.example',
    'https://dough.example': 'https://dough.example',
  };
  for (const [websiteUrl, href] of Object.entries(links)) {
    answerWith(stand, '/api/v1/institution', { 'results.0.websiteUrl': websiteUrl });
    expect(markup((await stand.get(UNI_DETAIL)).html)).toContain(`href="${href}"`);
  }
  saw(
    Object.entries(links)
      .map((pair) => pair.join(' → '))
      .join(', '),
  );
});

test('[V-11] slugs are lower-case, with one dash for each run of other characters and none at the ends', async ({
  stand,
  saw,
}) => {
  answerWith(stand, '/api/v1/institution', { 'results.0.name': '(Dough) & Co. [Bath]_x-1!' });
  const slug = /href="\/explore\/unis\/10007850\/([^"/?#]*)"/.exec(
    markup((await stand.get(UNI_DETAIL)).html),
  )?.[1];
  expect(slug).toBe('dough-co-bath-_x-1');
  saw(`(Dough) & Co. [Bath]_x-1! is ${slug}`);
});

test('[V-12] dates are the day with its ordinal, the full month and the year', async ({ stand, saw }) => {
  const dates = {
    '2027-03-01': '1st March 2027',
    '2027-04-02': '2nd April 2027',
    '2027-05-23': '23rd May 2027',
    '2027-06-11': '11th June 2027',
  };
  for (const [ClosingDate, date] of Object.entries(dates)) {
    answerWith(stand, '/api/v1/career-finder-jobs', { 'data.Job.0.ClosingDate': ClosingDate });
    expect(await textAt(stand, `${BATH}/apprenticeships`)).toContain(`Closes ${date}`);
  }
  saw(Object.values(dates).join(', '));
});

test('[V-14] a date with its time is en-GB with a short month and 24 hours', async ({ stand, saw }) => {
  stand.answer('/api/v1/key-facts', async (_, real) => {
    const answer = (await real()) as { facts: { kind: string; at: string | null }[] };
    for (const fact of answer.facts) if (fact.kind === 'date') fact.at = '2099-07-01T18:05:00+01:00';
    return { body: answer };
  });
  const shown = /need not consider you\. (.*?) Oxford/.exec(
    await textAt(stand, '/explore/courses/choices'),
  )?.[1];
  expect(shown).toBe('1 Jul 2099, 18:05');
  saw(`${shown}`);
});

test('[V-15] Markdown keeps single line breaks, is trimmed, and has no link of a dangerous scheme', async ({
  stand,
  saw,
}) => {
  const dangerous = [
    'javascript:alert(1)',
    'vbscript:x',
    'file:///x',
    'data:text/html,x',
    'data:image/svg+xml,x',
  ];
  const pictures = ['gif', 'png', 'jpeg', 'webp'].map((type) => `data:image/${type};base64,AA==`);
  const body = [
    '',
    'one',
    'two',
    '',
    ...dangerous.map((url) => `[link](${url})`),
    ...pictures.map((url) => `![picture](${url})`),
    '[safe](https://safe.example)',
    '',
    '',
  ];
  answerWith(stand, CAREER_CALL, { 'data.attributes.body': body.join('\n') });
  const elements = markup((await stand.get(CAREER)).html);
  expect(elements).toContain('><p>one<br>two</p>');
  expect(elements).toContain('safe.example"');
  const addresses = [...elements.matchAll(/(?:href|src)="([a-z]+:[^"]*)"/g)].map(([, address]) => address);
  expect(addresses.filter((address) => /^(javascript|vbscript|file|data):/.test(address ?? ''))).toEqual(
    pictures,
  );
  saw(`${dangerous.length} addresses removed, ${pictures.length} pictures kept`);
});
