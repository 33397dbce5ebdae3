import { fireEvent, screen, within } from '@testing-library/react';
import { byPath, json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { sampleLabel } from '@signpost/shared-ui';
import { foundOf, rawBasic, rawEnhanced, rawExperience, rawJob } from '../../testing/fixtures';
import { errorOf, headOf, open } from '../../testing/open';

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
  it('shows all sections of an enhanced employer, and first a notice that it is invented [R-11] [C-18]', async () => {
    await visit();
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

  it('renders links only to web addresses, and an icon for each perk [E-16] [E-17]', async () => {
    await visit();
    const social = within(screen.getByRole('list', { name: 'On other sites' }));
    expect(social.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://linkedin.example/penhallick',
    ]);
    expect(social.getByRole('link')).toHaveAccessibleName('View on LinkedIn (another site)');
    const drawn = part('What you get besides pay')
      .getAllByRole('listitem')
      .map((perk) => perk.querySelector('path')?.getAttribute('d'));
    expect(new Set(drawn).size).toBe(2);
  });

  it('loads nothing from the video site until the video is played [R-11]', async () => {
    const { container } = await visit();
    expect(container.querySelector('iframe')).toBeNull();
    fireEvent.click(part(/^Watch/).getByRole('link', { name: /Play video/ }));
    expect(container.querySelector('iframe')).toHaveAttribute('src', rawEnhanced.video);
  });

  it('gives each vacancy an anchor, with wage, location, closing date and how to apply [C-02] [E-01]', async () => {
    await visit();
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

  it('marks a sample on page and vacancies, and neither indexes it nor adds structured data [R-11]', async () => {
    const page = await visit();
    expect(headOf(page)).toMatchObject({ robots: 'noindex', jsonLd: [] });
    const [mark, ...others] = screen.getAllByText(sampleLabel());
    expect(mark?.closest('div')).toHaveTextContent(/This employer is invented\..*What is real on Signpost/);
    expect(others).toHaveLength(screen.getAllByRole('article').length);
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
