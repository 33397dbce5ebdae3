import { screen, within } from '@testing-library/react';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { careersApiAnswers, rawCareer, rawPay } from '../../testing/careers-api';
import { headOf, open } from '../../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const PATH = '/explore/career-page/12.software/2134';
const visit = (path = PATH, changes: Parameters<typeof careersApiAnswers>[0] = {}) => {
  server.answer(careersApiAnswers(changes));
  return open(path, server.base);
};
const part = (name: string) => within(screen.getByRole('region', { name }));

const employment = {
  current: 341_000,
  years: [
    { year: 2021, number: 310_000, suppressed: 0 },
    { year: 2024, number: 341_000, suppressed: 1 },
  ],
  industries: [
    { section: 'J', name: 'Information', people: 300_000 },
    { section: 'K', name: 'Finance', people: 41_000 },
    { section: 'A', name: 'Farming', people: null },
  ],
  regions: {
    minorGroup: 'IT professionals',
    year: 2024,
    areas: [
      { area: 'London', people: 9_000 },
      { area: 'Wales', people: 4_000 },
      { area: 'East', people: null },
    ],
  },
  source: { publisher: 'Office for National Statistics', year: '2021 to 2024', note: null },
};

describe('pay and employment of a career', () => {
  it('renders the spread of pay with a table, and marks figures that are too unreliable [E-06] [R-05]', async () => {
    await visit();
    const spread = within(screen.getByRole('figure', { name: 'From the lowest paid to the highest' }));
    expect(
      spread.getByText('In 2024 half of full-time workers earned between £44,669 and £69,669.'),
    ).toBeVisible();
    expect(spread.getByRole('row', { name: /^Half earned less/ })).toHaveTextContent('£54,669');
    expect(spread.getByRole('row', { name: /lowest-paid tenth/ })).toHaveTextContent('Too unreliable to use');
  });

  it('never shows pay under the legal minimum as a wage [E-06]', async () => {
    const low = rawPay(20_000, { minimum: 24_785 });
    const changed = rawCareer({ 'annual-earnings': low, 'median-earnings': 20_000 });
    const page = await visit(PATH, { 'careers/england/2134': json({ data: changed }) });
    const pay = part('Pay');
    expect(pay.getByText('The least you can be paid, full-time').nextSibling).toHaveTextContent('£24,785');
    expect(pay.getByRole('row', { name: /^Half earned less/ })).toHaveTextContent(
      '£20,000 in 2024. The law now asks for £24,785',
    );
    expect(pay.getByText(/£12\.71 an hour since April 2026/)).toBeInTheDocument();
    expect(headOf(page).jsonLd?.[0]).not.toHaveProperty('estimatedSalary');
  });

  it('says why a pay figure is missing, and never shows zero [E-06]', async () => {
    const none = rawCareer({ 'annual-earnings': rawPay(null), 'median-earnings': null, related: [] });
    await visit(PATH, { 'careers/england/2134': json({ data: none }) });
    const pay = part('Pay');
    expect(pay.getByText(/the survey reached too few people in this work/)).toBeVisible();
    expect(pay.queryByText('£0')).toBeNull();
    expect(pay.queryByRole('figure')).toBeNull();
  });

  it('requests the nation chosen by a link, with its employment figures [K-08] [R-05]', async () => {
    await visit(`${PATH}?country=wales`, { 'careers/wales/2134': json({ data: rawCareer({ employment }) }) });
    expect(server.asked).toContain('GET /api/v1/emsi/careers/wales/2134');
    expect(part('People who do it').getByText(/^4,000 people in Wales\./)).toBeVisible();
    const nations = within(screen.getByRole('navigation', { name: 'Nation' })).getAllByRole('link');
    expect(nations.map(({ textContent }) => textContent)).toEqual([
      'England',
      'Scotland',
      'Wales',
      'Northern Ireland',
    ]);
    expect(nations[2]).toHaveAttribute('aria-current', 'true');
  });

  it('shows employment over the years as a chart with a summary, a table and a warning [E-06] [R-05]', async () => {
    await visit(PATH, { 'careers/england/2134': json({ data: rawCareer({ employment }) }) });
    const jobs = part('People who do it');
    expect(jobs.getByText('310,000 people in 2021 and at least 341,000 in 2024: 10% more.')).toBeVisible();
    expect(jobs.getByRole('row', { name: '2024 341,000', hidden: true })).toBeInTheDocument();
    expect(jobs.getByText(/under the wrong occupation in 2021 and 2022/)).toBeVisible();
    expect(jobs.getByText('At least 341,000')).toBeVisible();
  });

  it('lists the industries and regions of employment, and the occupation group they describe [E-06] [R-05]', async () => {
    await visit(PATH, { 'careers/england/2134': json({ data: rawCareer({ employment }) }) });
    const jobs = part('People who do it');
    expect(
      jobs.getByText(
        'Information has the most: 88% of those counted. In 1 more industry the numbers are too small to publish.',
      ),
    ).toBeVisible();
    expect(jobs.getByText(/^At least 9,000 people in England\. .*“IT professionals”/)).toBeVisible();
  });
});
