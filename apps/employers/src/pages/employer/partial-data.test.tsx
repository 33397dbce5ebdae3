import { act, screen, within } from '@testing-library/react';
import { byPath, json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { currentFavourites, NO_FAVOURITES, setFavourites } from '@signpost/identity';
import { foundOf, rawBasic, rawEnhanced, rawJob } from '../../testing/fixtures';
import { headOf, open } from '../../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(() => void setFavourites(NO_FAVOURITES));
afterAll(() => server.close());

const PATH = '/explore/employer/penhallick-marine';
const visit = (
  employer: object = rawEnhanced,
  jobs: readonly object[] = [],
  more: Parameters<typeof byPath>[0] = {},
  query = '',
) => {
  server.answer(
    byPath({
      '/api/v1/employer': json([employer]),
      '/api/v1/career-finder-jobs': json({ data: { Job: jobs, Total: jobs.length } }),
      '/search/1/indexes/*/queries': json(foundOf()),
      ...more,
    }),
  );
  return open(PATH + query, server.base);
};
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('employer with little published', () => {
  it('shows missing facts as not published, never zero or empty [R-11]', async () => {
    await visit({
      ...rawBasic,
      companyInfo: { ...rawBasic.companyInfo, companySize: '', founded: '', industry: '' },
    });
    expect(part('At a glance').getAllByText('Not published')).toHaveLength(4);
  });

  it('says when it takes no applications, and offers those of others [R-11]', async () => {
    await visit();
    const vacancies = part('Open apprenticeships');
    expect(vacancies.getByText(/takes no applications at the moment/)).toBeVisible();
    expect(vacancies.getByRole('link', { name: /other employers/ })).toHaveAttribute(
      'href',
      '/explore/search/apprenticeships',
    );
    expect(screen.queryByRole('link', { name: /open apprenticeship/ })).toBeNull();
  });

  it('has no section for a video that is not at a secure address, nor for quotes and pictures that are none [R-11]', async () => {
    await visit({
      ...rawEnhanced,
      video: 'javascript:alert(1)',
      primaryQuote: null,
      testimonials: [],
      galleryImages: [],
    });
    expect(headings()).not.toContainEqual(expect.stringMatching(/^Watch|What people there say|In pictures/));
  });

  it('shows a vacancy without level, wage, dates or a web address to apply at [R-11] [E-01]', async () => {
    await visit(rawEnhanced, [
      {
        ...{ ...rawJob, Level: null, SalaryDescription: '', ClosingDate: null, StartDate: null },
        ...{ ApplyUrl: 'javascript:alert(1)' },
      },
    ]);
    const vacancy = screen.getByRole('article', { name: 'Boat builder' });
    expect(vacancy).toHaveTextContent('Level not published');
    expect(within(vacancy).getAllByText('Not published')).toHaveLength(2);
    expect(within(vacancy).queryByRole('link', { name: /How to apply/ })).toBeNull();
  });

  it.each([
    [0.4, 'less than a mile away'],
    [2.34, '2.3 miles away'],
    [131.4, '131 miles away'],
  ])('rounds a distance of %s miles for people [R-11]', async (Distance, words) => {
    await visit(rawEnhanced, [{ ...rawJob, Distance }]);
    expect(screen.getByText(`Falmouth, South West, ${words}`)).toBeVisible();
  });

  it('reports a postcode that it cannot use, and keeps the vacancies [R-11]', async () => {
    const refused = json({ detail: 'No' }, 400);
    await visit(rawEnhanced, [rawJob], { '/api/v1/geocode-postcode': refused }, '?postcode=nowhere');
    expect(screen.getByRole('textbox', { name: /postcode/i })).toBeInvalid();
    expect(screen.getByRole('article', { name: 'Boat builder' })).toBeVisible();
  });

  it('shows phone and email as links, and a very long name in full [R-11]', async () => {
    const name = `${'Penhallick Marine and Sons '.repeat(12)}<b>Ltd</b>`;
    const { container } = await visit({
      ...{ ...rawEnhanced, name, telephone: '+44 (0)1326 000 000', email: 'hello@penhallick.example' },
    });
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(container.querySelector('h1 b')).toBeNull();
    expect(screen.getByRole('link', { name: '+44 (0)1326 000 000' })).toHaveAttribute(
      'href',
      'tel:+4401326000000',
    );
    expect(screen.getByRole('link', { name: 'hello@penhallick.example' })).toHaveAttribute(
      'href',
      'mailto:hello@penhallick.example',
    );
  });

  it('leaves dates and place out of the structured data of a vacancy without them [R-11]', async () => {
    const page = await visit({ ...rawEnhanced, sample: false, notice: null }, [
      {
        ...rawJob,
        ...{ Sample: false, Notice: null, OpeningDate: null, ClosingDate: null, StartDate: null },
      },
    ]);
    const [, posting] = headOf(page).jsonLd ?? [];
    expect(posting).toMatchObject({ '@type': 'JobPosting', title: 'Boat builder' });
    expect(posting).not.toHaveProperty('validThrough');
    expect(posting).not.toHaveProperty('datePosted');
  });
});

it('saves the employer and each vacancy by its kind and id [E-14]', async () => {
  await visit(rawEnhanced, [rawJob]);
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  press('Save Penhallick Marine');
  press('Save Boat builder');
  expect(currentFavourites().pages).toEqual([
    { id: 'employers:penhallick-marine', title: 'Penhallick Marine', url: PATH },
    { id: 'apprenticeships:boat-builder-1', title: 'Boat builder', url: rawJob.DetailsUrl },
  ]);
  press('Saved Boat builder');
  expect(currentFavourites().pages).toHaveLength(1);
});
