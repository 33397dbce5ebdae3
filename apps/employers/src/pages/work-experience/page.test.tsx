import { screen, within } from '@testing-library/react';
import {
  byPath,
  idsOf,
  json,
  pageFound,
  searching,
  startTestApi,
  type TestApi,
} from '@signpost/api-client/testing';
import { sampleLabel } from '@signpost/shared-ui';
import { rawEnhanced, rawExperience } from '../../testing/fixtures';
import { errorOf, headOf, open } from '../../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const other = {
  ...rawExperience,
  objectID: 'why-it-leaks',
  title: 'Why it leaks',
  url: '/explore/why-it-leaks',
};
/** Returns the record for a search by its id, and every experience for any other search. */
const searchOf = (...records: object[]) =>
  searching(({ requests: [asked = {}] }) => ({
    results: [idsOf(asked) ? pageFound(...records) : pageFound(rawExperience, other)],
  }));

const answers = {
  '/search/1/indexes/*/queries': searchOf(rawExperience),
  '/api/v1/employer': json([rawEnhanced]),
};
const visit = (path: string = rawExperience.url, more: Partial<typeof answers> = {}) => {
  server.answer(byPath({ ...answers, ...more }));
  return open(path, server.base);
};
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));

describe('virtual work experience page', () => {
  it('shows hours, tasks, skills, level and certificate, missing ages and dates as not published, subjects, others of its sector, and that its link leaves the site [R-28] [C-19]', async () => {
    await visit();
    expect(screen.getByRole('heading', { level: 1, name: 'Build a hull' })).toBeVisible();
    expect(screen.getByText('A sample.')).toBeVisible();
    const facts = part('At a glance');
    for (const fact of ['3.5 hours', 'No', /Introductory/]) expect(facts.getByText(fact)).toBeVisible();
    expect(facts.getAllByText('Not published')).toHaveLength(2);
    expect(part('What you do').getByRole('listitem')).toHaveTextContent(
      'Read the drawingAbout 40 minutesFind the keel.',
    );
    expect(part('What it is').getByText('Measuring')).toBeVisible();

    expect(part('Subjects it goes with').getByRole('link', { name: 'Engineering' })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=Engineering',
    );

    const join = part('How to join');
    expect(join.getByText('You leave this site to join')).toBeVisible();
    expect(join.getByRole('link', { name: /Go to penhallick.example \(another site\)/ })).toHaveAttribute(
      'href',
      'https://www.penhallick.example/',
    );

    const related = part('More in the same kind of work: Engineering');
    expect(related.getAllByRole('article')).toHaveLength(1);
    expect(related.getByRole('link', { name: 'Why it leaks' })).toBeVisible();
  });

  it('shows ages and dates where given, and says when tasks are missing [R-28]', async () => {
    const complete = {
      ...rawExperience,
      ages: '14 to 19',
      starts: '2027-01-04',
      ends: '2027-01-08',
      tasks: undefined,
    };
    await visit(rawExperience.url, { '/search/1/indexes/*/queries': searchOf(complete) });
    expect(screen.getByText('14 to 19')).toBeVisible();
    expect(screen.getByText('4th January 2027 to 8th January 2027')).toBeVisible();
    expect(screen.getByText('The single tasks are not published.')).toBeVisible();
  });

  it.each([
    [{ starts: '2027-01-04' }, 'From 4th January 2027'],
    [{ ends: '2027-01-08' }, 'Until 8th January 2027'],
    [{ certificate: true }, 'Yes, when you finish'],
    [{ level: 'expert' }, 'expert'],
    [{ hours: 1 }, '1 hour'],
  ])('says of %j: %s [R-28]', async (changes, words) => {
    const changed = searchOf({ ...rawExperience, ...changes });
    await visit(rawExperience.url, { '/search/1/indexes/*/queries': changed });
    expect(part('At a glance').getByText(words)).toBeVisible();
  });

  it('says when skills and the way to join are not published, and has no list of subjects [R-28]', async () => {
    await visit(rawExperience.url, {
      '/search/1/indexes/*/queries': searchOf({ ...rawExperience, skills: [], subjects: [], body: '' }),
      '/api/v1/employer': json([{ ...rawEnhanced, url: null }]),
    });
    expect(part('What it is').getByText('They are not published.')).toBeVisible();
    expect(part('What it is').getByText(rawExperience.summary)).toBeVisible();
    expect(part('How to join').getByText(/Where to join is not published/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Subjects it goes with' })).toBeNull();
  });

  it('says when there is no other in its kind of work [R-28]', async () => {
    const alone = searching(() => ({ results: [pageFound(rawExperience)] }));
    await visit(rawExperience.url, { '/search/1/indexes/*/queries': alone });
    const related = part(/^More in the same kind of work/);
    expect(related.getByText(/There is no other in this kind of work/)).toBeVisible();
    expect(related.queryByRole('article')).toBeNull();
  });

  it('accepts a wrong name in the address, and has the correct one in the canonical address [R-28]', async () => {
    const page = await visit('/explore/virtual-work-experiences/build-a-hull/an-old-name');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Build a hull');
    expect(headOf(page)).toMatchObject({
      canonical: rawExperience.url,
      robots: 'noindex',
      title: expect.stringMatching(/^Sample, not real: /),
      description: expect.stringMatching(/^Sample, not real: /),
    });
    expect(headOf(page)).not.toHaveProperty('jsonLd');
    expect(screen.getAllByText(sampleLabel())[0]).toBeVisible();
  });

  it('leaves out only the part whose call fails [X-04] [X-08]', async () => {
    const broken = json({ detail: 'It is broken' }, 418);
    const onlyItself = searching(({ requests: [asked = {}] }) => ({
      results: idsOf(asked) ? [pageFound(rawExperience)] : [],
    }));
    await visit(rawExperience.url, { '/api/v1/employer': broken, '/search/1/indexes/*/queries': onlyItself });
    expect(screen.getByText('There has been a problem fetching employers. It is broken')).toBeVisible();
    expect(screen.getAllByText('This part did not load')).toHaveLength(2);
    expect(part('What you do').getByText('Read the drawing')).toBeVisible();
  });

  it.each(['nobodys', 'NO_ID'])('the id %j is not found [B-06]', async (id) => {
    const path = `/explore/virtual-work-experiences/${id}/x`;
    const page = await visit(path, { '/search/1/indexes/*/queries': searchOf() });
    expect(errorOf(page)).toMatchObject({ status: 404, data: expect.stringContaining(`Page Not Found: `) });
  });
});
