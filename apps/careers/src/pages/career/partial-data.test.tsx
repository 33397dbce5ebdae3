import { screen, within } from '@testing-library/react';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { careersApiAnswers, rawCareer } from '../../testing/careers-api';
import { open } from '../../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const PATH = '/explore/career-page/12.software/2134';
const visit = (changes: object = {}, more: Parameters<typeof careersApiAnswers>[0] = {}, query = '') => {
  const answer = json({ data: rawCareer(changes) });
  server.answer(careersApiAnswers({ 'careers/england/2134': answer, 'careers/wales/2134': answer, ...more }));
  return open(PATH + query, server.base);
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const jobs = (type: string) =>
  json({
    data: {
      type,
      id: '2134',
      attributes: { data: [], source: 'Of this catalogue.', dates: { start: '2025-11', end: '2026-11' } },
    },
  });
const source = { publisher: 'Office for National Statistics', year: '2024', note: null };
const employment = (more: object) => ({
  employment: {
    ...{
      current: 9_000,
      years: [{ year: 2024, number: 9_000, suppressed: 0 }],
      industries: [],
      regions: null,
    },
    ...{ source, ...more },
  },
});

describe('career with little published', () => {
  it('says of each part what is missing [R-05]', async () => {
    await visit(
      { related: [], subjects: [], routes: [], tasks: [], education: { levels: [], requirements: [] } },
      {
        'jobs/skills': jobs('skills'),
        'jobs/companies': jobs('companies'),
        '/api/v1/career-finder-jobs': json({ data: { Job: [], Total: 0 } }),
      },
    );
    expect(part('Skills').getByText('Which skills it asks for is not published.')).toBeVisible();
    expect(
      part('Who hires').getByText(/no employer that hired .* November 2025 to November 2026/),
    ).toBeVisible();
    expect(part('Apprenticeships').getByText(/None takes applications today/)).toBeVisible();
    expect(part('How to get in').getByText('Not published.')).toBeVisible();
    expect(part('How to get in').queryByRole('heading', { name: 'What employers ask for' })).toBeNull();
    expect(part('Courses').getByText(/No course of ours leads straight to this career/)).toBeVisible();
    expect(part('Similar careers').getByText('We have no similar career yet.')).toBeVisible();
    expect(part('People who do it').getByText(/We hold no count of the people/)).toBeVisible();
  });

  it('says that its interests are not published, and still offers the quiz [R-05]', async () => {
    await visit({ interests: null });
    const fit = part('Does it suit you?');
    expect(fit.getByText(/How much it holds of each interest is not published/)).toBeVisible();
    expect(fit.getByRole('link', { name: 'Take the career quiz' })).toBeVisible();
    expect(fit.queryByRole('table')).toBeNull();
  });

  it('renders a very long title and markup in texts as text [R-05]', async () => {
    const title = `${'Software developer and '.repeat(20)}<b>tester</b>`;
    const { container } = await visit({ title, tasks: ['<i>Write</i> code'] });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(part('What you do').getByText('<i>Write</i> code')).toBeVisible();
    expect(container.querySelector('h1 b, li i')).toBeNull();
  });
});

describe('people in a career', () => {
  it('have no chart of the years, industries or regions when only the total is published [R-05] [E-06]', async () => {
    await visit(employment({}));
    const people = part('People who do it');
    expect(people.getByText('People in work in the UK').nextElementSibling).toHaveTextContent('9,000');
    expect(people.getByText(/Where in the UK they work is not published/)).toBeVisible();
    expect(people.queryByRole('figure')).toBeNull();
  });

  it.each([
    [9_030, '9,000 people in 2021 and 9,030 in 2024: about the same.'],
    [4_500, '9,000 people in 2021 and 4,500 in 2024: 50% fewer.'],
  ])('of which %s are left are compared in words [R-05] [E-06]', async (number, words) => {
    const years = [
      { year: 2021, number: 9_000, suppressed: 0 },
      { year: 2024, number, suppressed: 0 },
    ];
    await visit(employment({ years }));
    expect(part('People who do it').getByText(words)).toBeVisible();
  });

  it('are not counted as zero in a nation whose number is too small to publish [R-05] [E-06]', async () => {
    const regions = {
      minorGroup: 'IT',
      year: 2024,
      areas: [
        { area: 'Wales', people: null },
        { area: 'London', people: 9_000 },
      ],
    };
    await visit(employment({ regions }), {}, '?country=wales');
    expect(part('People who do it').getByText(/^Not published in Wales\./)).toBeVisible();
  });
});
