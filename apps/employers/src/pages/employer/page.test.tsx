import { act, fireEvent, screen, within } from '@testing-library/react';
import { byPath, json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { sampleLabel } from '@signpost/shared-ui';
import { foundOf, rawBasic, rawEnhanced, rawExperience, rawJob } from '../../testing/fixtures';
import { errorOf, headOf, open } from '../../testing/open';
import { currentFavourites, NO_FAVOURITES, setFavourites } from '@signpost/identity';

let server: TestApi;

beforeAll(async () => {
  server = await startTestApi();
});

afterAll(() => server.close());

const PATH = '/explore/employer/penhallick-marine';

const answers = {
  '/api/v1/employer': json([rawEnhanced]),
  '/api/v1/career-finder-jobs': json({ data: { Job: [rawJob], Total: 1 } }),
  '/search/1/indexes/*/queries': json(foundOf(rawExperience)),
};

const visit = (path = PATH, more: Partial<typeof answers> = {}) => {
  server.answer(byPath({ ...answers, ...more }));
  return open(path, server.base);
};

const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));

describe('employer page', () => {
  it('shows all sections of an enhanced employer, first that it is invented, links only to web addresses, gives each vacancy an anchor, marks samples, and is not indexed [R-11] [C-18] [E-16] [E-17] [C-02] [E-01]', async () => {
    const page = await visit();
    expect(server.asked).toContain('GET /api/v1/employer?pathAlias=penhallick-marine');
    expect(screen.getByRole('heading', { level: 1, name: 'Penhallick Marine' })).toBeVisible();
    expect(screen.getByText('This employer is invented.')).toBeVisible();
    const glance = part('At a glance');
    for (const fact of ['Bread', '10 to 49 people', '£92 million'])
      expect(glance.getByText(fact)).toBeVisible();
    expect(part('What people there say').getAllByRole('figure')).toHaveLength(2);
    expect(part('How people work together').getByText('We show our mistakes.')).toBeVisible();
    expect(part('Where it is').getByText(/2 Dock Road, Hull/)).toBeVisible();
    expect(part('In pictures').getByRole('img', { name: 'Drawing: a quay' })).toBeVisible();
    expect(part('Try the work from home').getByRole('link', { name: 'Build a hull' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Falmouth University' })).toHaveAttribute(
      'href',
      '/explore/unis/10008640/falmouth-university',
    );

    const social = within(screen.getByRole('list', { name: 'On other sites' }));
    expect(social.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://linkedin.example/penhallick',
    ]);
    expect(social.getByRole('link')).toHaveAccessibleName('View on LinkedIn (another site)');
    const drawn = part('What you get besides pay')
      .getAllByRole('listitem')
      .map((perk) => perk.querySelector('path')?.getAttribute('d'));
    expect(new Set(drawn).size).toBe(2);

    expect(server.asked).toContainEqual(
      expect.stringMatching(/career-finder-jobs\?.*employer=penhallick-marine/),
    );
    const vacancy = screen.getByRole('article', { name: 'Boat builder' });
    expect(vacancy).toHaveAttribute('id', 'boat-builder-1');
    expect(vacancy).toHaveTextContent(
      /Level 6 \(a degree\), starts 1st February 2027.*20th December 2026.*£19,000 a year.*Falmouth/,
    );
    expect(within(vacancy).getByRole('link', { name: /How to apply/ })).toHaveAttribute(
      'href',
      rawJob.ApplyUrl,
    );
    expect(within(vacancy).getByText(sampleLabel())).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Penhallick Marine' })).toBeVisible();

    expect(headOf(page)).toMatchObject({
      robots: 'noindex',
      jsonLd: [],
      title: 'Sample, not real: Penhallick Marine: what it is like to work there',
      description: expect.stringMatching(/^Sample, not real: /),
    });
    const [mark, ...others] = screen.getAllByText(sampleLabel());
    expect(mark?.closest('div')).toHaveTextContent(/This employer is invented\..*What is real on Signpost/);
    expect(others).toHaveLength(screen.getAllByRole('article').length);
  });

  it('has no empty sections for a basic employer, and shows missing revenue as not published [R-11]', async () => {
    await visit('/explore/employer/tarn', { '/api/v1/employer': json([rawBasic]) });
    expect(part('At a glance').getByText('Not published')).toBeVisible();
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Open apprenticeships',
      'Boats that float',
      'At a glance',
      'Try the work from home',
      'Where it is',
    ]);
  });

  it('loads nothing from the video site until the video is played [R-11]', async () => {
    const { container } = await visit();
    expect(container.querySelector('iframe')).toBeNull();
    fireEvent.click(part(/^Watch/).getByRole('link', { name: /Play video/ }));
    expect(container.querySelector('iframe')).toHaveAttribute('src', rawEnhanced.video);
  });

  it('shows the distance of each vacancy from a postcode, nearest first [R-11] [C-17]', async () => {
    await visit(`${PATH}?postcode=BA2+7AY`, {
      ...{
        '/api/v1/geocode-postcode': json({
          postcode: 'BA2 7AY',
          outcode: 'BA2',
          latitude: 51.4,
          longitude: -2.3,
        }),
      },
      '/api/v1/career-finder-jobs': json({ data: { Job: [{ ...rawJob, Distance: 131.4 }], Total: 1 } }),
    });
    expect(server.asked).toContainEqual(expect.stringMatching(/sortBy=distance.*lat=51.4&lng=-2.3/));
    expect(screen.getByText('Falmouth, South West, 131 miles away')).toBeVisible();
  });

  it('has a JobPosting for each open, real vacancy, and does not index a preview [R-11]', async () => {
    const real = {
      '/api/v1/employer': json([{ ...rawEnhanced, sample: false, notice: null }]),
      '/api/v1/career-finder-jobs': json({
        data: {
          Job: [
            { ...rawJob, Sample: false, Notice: null },
            { ...rawJob, JobID: 'b' },
          ],
          Total: 2,
        },
      }),
    };
    const first = await visit(PATH, real);
    const types = (page: typeof first) => headOf(page).jsonLd?.map((thing) => thing['@type']);
    expect(types(first)).toEqual(['BreadcrumbList', 'JobPosting']);
    expect(headOf(first)).not.toHaveProperty('robots');
    expect(headOf(first).jsonLd?.[1]).toMatchObject({
      description: 'Learn to build boats.',
      datePosted: '2026-11-01',
      validThrough: '2026-12-20',
    });
    expect(headOf(first)).toMatchObject({ canonical: PATH });
    first.unmount();
    const closed = await visit(`${PATH}?preview=true`, {
      ...real,
      '/api/v1/career-finder-jobs': json({ data: { Job: [], Total: 0 } }),
    });
    expect(types(closed)).toEqual(['BreadcrumbList']);
    expect(headOf(closed).robots).toBe('noindex');
    expect(server.asked).toContain('GET /api/v1/employer?pathAlias=penhallick-marine&preview=true');
    expect(screen.getByText('This is a preview')).toBeVisible();
  });

  it('leaves out only the part whose call fails [X-01]', async () => {
    const broken = json({ detail: 'It is broken' }, 418);
    await visit(PATH, { '/api/v1/career-finder-jobs': broken, '/search/1/indexes/*/queries': broken });
    expect(screen.getByText('There has been a problem fetching apprenticeships: It is broken')).toBeVisible();
    expect(screen.getAllByText('This part did not load')).toHaveLength(2);
    expect(part('What people there say').getByText(/It floats/)).toBeVisible();
  });

  it.each(['nobody', '%20'])('returns a 404 with a message for %j [X-08] [V-02]', async (alias) => {
    const page = await visit(`/explore/employer/${alias}`, { '/api/v1/employer': json([]) });
    expect(errorOf(page)).toMatchObject({
      status: 404,
      data: 'There has been a problem fetching this employer. No matching employer found',
    });
  });
});

describe('with parts not published', () => {
  beforeEach(() => void setFavourites(NO_FAVOURITES));

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
      expect(headings()).not.toContainEqual(
        expect.stringMatching(/^Watch|What people there say|In pictures/),
      );
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
});
