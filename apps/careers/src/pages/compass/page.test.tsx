import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { rawPay } from '../../testing/careers-api';
import { addressOf, headOf, open, serve } from '../../testing/open';

const career = (id: string, title: string, category: string, more: object = {}) => ({
  type: 'careers',
  id,
  attributes: {
    title,
    summary: 'What one does.',
    image: '/tile.jpg',
    banner: '/banner.jpg',
    'annual-earnings': rawPay(60_000),
    category: { id: category, title: category },
    pathways: [{ id: '1.a', title: 'A' }],
    levels: [{ level: 'Level 6: a degree', typical: true }],
    regions: [],
    ...more,
  },
});
const start = (kind: string, id: string, title: string) => ({ id, attributes: { kind, title, careers: 3 } });
const rawStarts = [
  start('interest', 'I', 'Investigative'),
  start('subject', 'physics', 'Physics'),
  start('skill', 'maths', 'Maths'),
];
const rawDirections = {
  id: 'physics',
  attributes: {
    kind: 'subject',
    title: 'Physics',
    careers: [
      career('2114', 'Physicist', 'Science'),
      career('3111', 'Laboratory technician', 'Science', {
        'annual-earnings': null,
        levels: [{ level: 'Level 3: A levels, T levels, Highers or equal', typical: true }],
        regions: ['Wales'],
      }),
      career('3511', 'Pilot', 'Transport'),
    ],
    near: [{ id: 'maths', kind: 'skill', title: 'Maths', careers: 3, shared: 2 }],
  },
};

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());
beforeEach(() =>
  server.answer((request, response) => {
    if (request.url === '/api/v1/emsi/compass') json({ data: rawStarts })(request, response);
    else if (request.url === '/api/v1/emsi/compass/subject/physics')
      json({ data: rawDirections })(request, response);
    else json({ title: 'Not found', status: 404 }, 404)(request, response);
  }),
);

const COMPASS = '/explore/career-compass';
const visit = (query = '') => open(COMPASS + query, server.base);
const stops = () =>
  [...new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')))].filter((href) =>
    href?.startsWith('/explore/career-page/'),
  );

describe('career compass', () => {
  it('starts from an interest, a subject or a skill, beside quiz, search and list [R-03]', async () => {
    await visit();
    expect(screen.getByRole('heading', { level: 1, name: 'Career compass' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Physics/ })).toHaveAttribute(
      'href',
      `${COMPASS}?from=subject.physics`,
    );
    expect(screen.getByRole('link', { name: /^Investigative/ })).toBeVisible();
    for (const name of ['Take the quiz', 'Search careers', 'Browse all careers']) {
      expect(screen.getByRole('link', { name })).toBeVisible();
    }
  });

  it('shows the careers of a start: a line for each category, a link for each career, and a link to change the start [R-03]', async () => {
    const page = await visit('?from=subject.physics');
    const [map] = screen.getAllByRole('group', { name: 'Map of careers from Physics' });
    const science = within(map as HTMLElement).getByRole('list', { name: 'Science' });
    expect(
      within(science)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual(['Physicist, £60,000 a year, middle pay in 2024', 'Laboratory technician, Pay: not published']);
    expect(stops()).toHaveLength(3);
    expect(
      within(screen.getByRole('region', { name: 'Change here' })).getByRole('link', { name: /^Maths/ }),
    ).toHaveAttribute('href', `${COMPASS}?from=skill.maths`);
    expect(headOf(page)).toMatchObject({
      title: 'Careers from Physics: career compass',
      canonical: `${COMPASS}?from=subject.physics`,
    });
  });

  it('lists the same careers as the map [R-03]', async () => {
    await visit('?from=subject.physics&view=list');
    expect(stops()).toEqual([
      '/explore/career-page/1.a/2114',
      '/explore/career-page/1.a/3111',
      '/explore/career-page/1.a/3511',
    ]);
    expect(screen.getByText('Begin with: A levels, T levels, Highers or equal')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Pilot' })).toBeVisible();
  });

  it.each([
    ['pay=45000', ['2114', '3511']],
    ['level=2', ['3111']],
    ['place=Wales', ['3111']],
    ['pay=45000&place=Wales', []],
  ])('filters by pay, education and place: %s [R-03]', async (query, ids) => {
    const page = await visit(`?from=subject.physics&${query}`);
    expect(
      stops()
        .map((href) => href?.split('/').at(-1))
        .sort(),
    ).toEqual(ids);
    expect(headOf(page)).toMatchObject({ robots: 'noindex' });
    if (ids.length === 0) expect(screen.getByRole('heading', { name: /No career passes/ })).toBeVisible();
  });

  it('writes filters to the canonical address and reads them again [B-01]', async () => {
    const { canonical = '' } = headOf(await visit('?from=subject.physics&pay=45000&level=0&place=Wales')) as {
      canonical?: string;
    };
    const query = canonical.slice(COMPASS.length);
    expect(new URLSearchParams(query).getAll('filters')).toEqual([
      '45000~pay',
      'No set qualifications~level',
      'Wales~place',
    ]);
    expect(headOf(await visit(query)).canonical).toBe(canonical);
  });

  it('filters with a GET form that keeps the start [R-03]', async () => {
    const page = await visit('?from=subject.physics');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Middle pay' }), '45000');
    await userEvent.click(screen.getByRole('button', { name: 'Filter careers' }));
    await waitFor(() => expect(addressOf(page)).toBe(`${COMPASS}?from=subject.physics&pay=45000`));
  });

  it.each([
    '?from=subject.alchemy',
    '?from=planet.mars',
    '?from=<script>',
    '?pay=lots',
    '?filters=lots~pay',
    '?filters=red~colour',
  ])('reports an invalid part of the address: %s [R-03]', async (query) => {
    expect((await serve(COMPASS + query, server.base)).statusCode).toBe(400);
    await visit(query);
    expect(screen.getByText('We could not use part of this address')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Physics/ })).toBeVisible();
  });

  it('reports missing careers with the status and keeps the links to quiz, search and list [X-01]', async () => {
    server.answer(json({ title: 'Down', status: 503 }, 503));
    expect((await serve(COMPASS, server.base)).statusCode).toBe(503);
    await visit();
    expect(screen.getByText(/^There has been a problem fetching careers/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take the quiz' })).toBeVisible();
  });

  it.each([
    ['the starts', '/compass', 'careers', 'heading', 'Careers from Physics'],
    ['its careers', '/subject/physics', 'careers', 'link', 'Physics 3'],
  ])('shows the rest of a start when %s fail [X-01]', async (_, path, subject, role, name) => {
    server.answer((request, response) => {
      if (request.url?.endsWith(path)) json({ title: 'Down' }, 418)(request, response);
      else json({ data: request.url?.endsWith('/compass') ? rawStarts : rawDirections })(request, response);
    });
    await visit('?from=subject.physics');
    expect(screen.getAllByText(new RegExp(`There has been a problem .*${subject}`))).not.toHaveLength(0);
    expect(screen.getAllByRole(role, { name: new RegExp(`^${name}`) })[0]).toBeVisible();
  });
});
