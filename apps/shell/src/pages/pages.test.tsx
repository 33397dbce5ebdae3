/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { json, searching, startTestApi, type TestApi } from '@signpost/api-client/testing';
import {
  keepFunctionalConsent,
  NO_FAVOURITES,
  rememberSearch,
  setFavourites,
  toggleFavourite,
} from '@signpost/identity';
import { readFeedbackPath } from '../components/page-feedback/feedback-address';
import { PageFeedback } from '../components/page-feedback/page-feedback';
import { slotsOf } from '../testing/fill-slots';
import { answerBy, openPage, servePage, violationsOf } from '../testing/open-page';
import { Component } from './accessibility/page';
import * as page from './explore/page';
import type { ForYouData } from './for-you/loader';
import * as forYouPage from './for-you/page';
import * as homePage from './home/page';
import * as article from './reading/article';
import * as guide from './reading/statement-guide';

describe('accessibility', () => {
  it('has no axe violations', async () => {
    const { container } = render(<Component />);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('shows the contact address, described in words without scripts', () => {
    expect(renderToString(<Component />)).toContain('webmaster@ and then this site’s own name');
    render(<Component />);
    expect(screen.getByRole('link', { name: 'webmaster@localhost' }).getAttribute('href')).toBe(
      'mailto:webmaster@localhost',
    );
  });
});

describe('explore', () => {
  const route = { path: '/explore', ...page };
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());

  describe('explore', () => {
    it('shows every kind of content, with its count except of samples, the quiz, and carousels with steps [R-02] [C-02]', async () => {
      answerBy(server, {
        '/search/1/indexes/*/queries': searching(({ requests }) => ({
          results: requests.map(({ indexName }) => ({
            hits: [
              {
                ...{ objectID: '1', title: `One of ${String(indexName)}`, url: '/explore/one' },
                sample: indexName === 'd10_employers',
              },
            ],
            nbHits: indexName === 'd10_courses' ? 12_788 : 7,
          })),
        })),
      });
      const { container, head } = await openPage(route, '/explore', server);
      const courses = within(screen.getByRole('region', { name: 'Courses' }));
      expect(courses.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/explore/courses');
      expect(courses.getByText('12,788')).toBeVisible();
      expect(screen.getAllByText('7')).toHaveLength(12);
      expect(screen.getByRole('link', { name: 'Take the career quiz' })).toHaveAttribute(
        'href',
        '/explore/career-quiz',
      );
      expect(screen.getByRole('button', { name: 'Next: Worth reading' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Previous: Worth reading' })).toBeVisible();
      expect(head()).toMatchObject({ title: 'Explore', canonical: '/explore' });
      expect(await violationsOf(container)).toEqual([]);
    });

    it('shows the squads’ rows; a row that cannot be rendered does not affect the others [R-02]', async () => {
      answerBy(server, {});
      const row = (Component: (props: { data: never }) => unknown) => () =>
        Promise.resolve({ load: () => Promise.resolve('From a squad'), Component });
      const slots = slotsOf({ 'explore.row': row(({ data }) => <h2>{data}</h2>) });
      await openPage(route, '/explore', server, slots);
      expect(screen.getByRole('heading', { name: 'From a squad' })).toBeVisible();
      cleanup();
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const broken = slotsOf({
        'explore.row': row(() => {
          throw new Error('render failed');
        }),
      });
      await openPage(route, '/explore', server, broken);
      expect(screen.getByRole('link', { name: 'Apprenticeships' })).toBeVisible();
    });

    it('renders without the counts, and states that they are missing [R-02]', async () => {
      answerBy(server, {});
      await openPage(route, '/explore', server);
      expect(screen.getByText('We cannot count what is there at the moment')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Apprenticeships' })).toBeVisible();
    });
  });
});

describe('home', () => {
  const deadline = {
    id: 'deadline-main',
    kind: 'date',
    label: 'Most other undergraduate courses',
    value: null,
    amount: null,
    at: '2099-01-13T18:00:00+00:00',
    entry: 2099,
    year: '2099 entry',
    source: { name: 'UCAS key dates', url: 'https://www.ucas.com/dates' },
    checked: '2026-11-21',
  };
  const route = { path: '/', ...homePage };
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  beforeEach(() => act(() => void setFavourites(NO_FAVOURITES)));
  beforeEach(() => answerBy(server, { '/api/v1/key-facts': json({ cycle: 2099, facts: [deadline] }) }));
  afterAll(() => server.close());

  describe('home', () => {
    it('has two main entrances and one box that searches everything [R-01]', async () => {
      const { container } = await openPage(route, '/', server);
      const form = screen.getByRole('search');
      expect(form).toHaveAttribute('action', '/explore/search');
      expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'q');
      expect(screen.getByRole('heading', { name: 'What to do' })).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Where to go' })).toBeVisible();
      expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
      expect(await violationsOf(container)).toEqual([]);
    });

    it('shows a returning visitor their saved items, recent searches and the next deadline [R-01]', async () => {
      keepFunctionalConsent(true);
      toggleFavourite('unis', {
        id: '10007850',
        title: 'University of Bath',
        url: '/explore/unis/10007850/bath',
      });
      rememberSearch({ keyword: 'zoology', index: 'courses' });
      await openPage(route, '/', server);
      expect(screen.getByRole('heading', { name: 'Where you were' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'University of Bath' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'zoology' })).toHaveAttribute(
        'href',
        '/explore/search/courses?q=zoology',
      );
      expect(screen.getByRole('heading', { name: 'Next deadline' })).toBeVisible();
      expect(screen.getByText('13 Jan 2099, 18:00')).toBeVisible();
      expect(screen.getByRole('link', { name: 'UCAS key dates' })).toBeVisible();
    });
  });
});

describe('reading', () => {
  const raw = {
    nid: 'articles:halls',
    id: 'halls',
    type: 'article',
    title: 'Halls',
    summary: 'Where you may live.',
    url: '/explore/articles/halls',
    image: '/pictures/a.webp',
    banner: '/pictures/b.webp',
    article16by10Image: '/pictures/c.webp',
    body: 'Visit them first.',
    topic: 'Student life',
    published: '2026-09-01',
    checked: '2026-11-23',
    subjectGuides: [],
    schemes: [],
  };
  const hit = (id: string) => ({
    objectID: id,
    title: `About ${id}`,
    summary: 'A line.',
    url: `/explore/articles/${id}`,
  });
  const hits = ['halls', 'food', 'bills', 'friends', 'trains'].map(hit);

  let server: TestApi;
  let topics: unknown[];
  beforeAll(async () => {
    server = await startTestApi();
  });
  beforeEach(() => (topics = []));
  afterAll(() => server.close());

  const answers = (post: object) => ({
    '/api/v1/article': json({ posts: [post] }),
    '/search/1/indexes/*/queries': searching(({ requests }) => {
      topics.push(...requests.map(({ facetFilters }) => facetFilters));
      return { results: [{ hits, nbHits: hits.length }] };
    }),
  });
  const halls = { path: '/explore/articles/:postId', ...article };
  const statements = { path: '/explore/statement-guides/:postId', ...guide };
  const nextNames = () =>
    within(screen.getByRole('complementary', { name: 'Read next' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('an article has its text, its date and three other articles on its topic [C-03]', async () => {
    answerBy(server, answers(raw));
    const { container } = await openPage(halls, '/explore/articles/halls', server);
    expect(screen.getByRole('heading', { level: 1, name: 'Halls' })).toBeVisible();
    expect(screen.getByText('Visit them first.')).toBeVisible();
    expect(screen.getByText('23rd November 2026')).toBeVisible();
    expect(nextNames()).toEqual(['About food', 'About bills', 'About friends', 'All articles']);
    expect(topics).toEqual([[['topic:Student life']]]);
    expect(await violationsOf(container)).toEqual([]);
  });

  it('a statement guide is followed by articles about applying [C-03]', async () => {
    const post = { ...raw, type: 'personal_statement', url: '/explore/statement-guides/halls' };
    answerBy(server, answers(post));
    await openPage(statements, '/explore/statement-guides/halls', server);
    expect(topics).toEqual([[['topic:Applying']]]);
  });

  it('a statement guide links to the guides of its subjects by their node ids [C-13] [E-10]', async () => {
    const post = { ...raw, type: 'personal_statement', subjectGuides: ['law'] };
    const page = {
      nid: 'subject-guides:law',
      title: 'Law',
      summary: '',
      url: '/explore/subjects/law',
      image: '',
      type: 'subject_guide',
    };
    answerBy(server, { ...answers(post), '/graphql': json({ data: { pages: { items: [page] } } }) });
    const { container } = await openPage(statements, '/explore/statement-guides/halls', server);
    const related = within(screen.getByRole('list', { name: 'Related pages' }));
    expect(related.getByRole('link', { name: 'Law' })).toHaveAttribute('href', '/explore/subjects/law');
    expect(related.getByText('Subject guide')).toBeVisible();
    const asked = server.asked.find((call) => call.startsWith('GET /graphql')) ?? '';
    expect(decodeURIComponent(asked)).toContain('"ids":["subject-guides:law"]');
    expect(await violationsOf(container)).toEqual([]);
  });

  it('renders when the further articles cannot be loaded [C-03]', async () => {
    answerBy(server, { '/api/v1/article': json({ posts: [raw] }) });
    await openPage(halls, '/explore/articles/halls', server);
    expect(nextNames()).toEqual(['All articles']);
  });

  it.each(['nowhere', '%3Cscript%3E'])('%s is not found [B-06]', async (id) => {
    answerBy(server, { '/api/v1/article': json({ posts: [] }) });
    expect((await servePage(halls, `/explore/articles/${id}`, server)).statusCode).toBe(404);
  });
});

describe('for you', () => {
  const route = { path: '/explore/for-you', ...forYouPage };
  const subject = (id: string, title: string) => ({
    id,
    title,
    url: `/explore/subjects/${id}`,
    subjectMap: [],
  });
  const hit = (id: string) => ({ objectID: id, title: `Idea ${id}`, url: `/explore/${id}` });

  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  beforeEach(() => {
    window.localStorage.clear();
    act(() => void setFavourites(NO_FAVOURITES));
    answerBy(server, {
      '/api/v1/subjects': json([subject('biology', 'Biology'), subject('music', 'Music')]),
      '/api/v1/geocode-postcode': json({ title: 'Bad Request', detail: 'No' }, 400),
      '/search/1/indexes/*/queries': searching(({ requests }) => ({
        results: requests.map(({ indexName }) => ({ hits: [hit(String(indexName))], nbHits: 1 })),
      })),
    });
  });
  afterAll(() => server.close());

  const open = (query = '') => openPage(route, `/explore/for-you${query}`, server);

  describe('for you', () => {
    it('asks a visitor without a profile three quick questions [R-13]', async () => {
      const { container, head } = await open();
      expect(screen.getByRole('heading', { name: 'Three quick questions' })).toBeVisible();
      expect(screen.getByRole('checkbox', { name: 'Biology' })).toBeInTheDocument();
      expect(head()).toMatchObject({ robots: 'noindex', canonical: '/explore/for-you' });
      expect(await violationsOf(container)).toEqual([]);
    });

    it('stores answers on the device and shows ideas with reasons; an idea can be dismissed and restored [R-13]', async () => {
      const { router } = await open();
      await userEvent.click(screen.getByRole('checkbox', { name: 'Biology' }));
      await userEvent.click(screen.getByRole('button', { name: 'Show me ideas' }));
      expect(await screen.findByText('Because you chose Biology')).toBeVisible();
      expect(router.state.location.search).toBe('');
      expect(window.localStorage.getItem('signpost.for-you')).toContain('biology');
      await userEvent.click(screen.getByRole('button', { name: /^Not for me.*Idea d10_courses/ }));
      expect(screen.queryByText('Because you chose Biology')).toBeNull();
      expect(screen.getByText('Because Biology can lead there')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
      expect(screen.getByText('Because you chose Biology')).toBeVisible();
    });

    it('shows the same ideas from the form’s address without JavaScript [R-13]', async () => {
      const { statusCode, loaderData } = await servePage(
        route,
        '/explore/for-you?subjects=music&postcode=&nation=',
        server,
      );
      expect(statusCode).toBe(200);
      const [shown] = Object.values(loaderData) as ForYouData[];
      expect(shown?.picks.map(({ because }) => because)).toEqual([
        'Because you chose Music',
        'Because Music can lead there',
      ]);
    });

    it('shows an unusable postcode’s error at its field [R-13]', async () => {
      await open('?subjects=biology&postcode=12345');
      await userEvent.click(screen.getByText('Change your answers'));
      expect(screen.getByText(/Enter a full postcode/)).toBeInTheDocument();
    });

    it('ignores invalid stored answers [R-13]', async () => {
      window.localStorage.setItem('signpost.for-you', '{"version":1,"value":{"subjects":["<b>"]}}');
      await open();
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'Three quick questions' })).toBeVisible(),
      );
    });

    it('reports when ideas cannot be loaded [R-13]', async () => {
      answerBy(server, { '/api/v1/subjects': json([subject('music', 'Music')]) });
      await open('?subjects=music');
      expect(screen.getByRole('alert')).toHaveTextContent('We cannot look for ideas at the moment');
    });
  });
});

describe('page feedback', () => {
  let sent: unknown[];
  let isOnline: boolean;
  beforeEach(() => {
    sent = [];
    isOnline = true;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      sent.push(JSON.parse(String(init?.body)));
      return new Response(null, { status: 204 });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const open = () =>
    render(
      <MemoryRouter initialEntries={['/explore/unis?postcode=LS2']}>
        <PageFeedback />
      </MemoryRouter>,
    );

  it('is a form with the path of the page before any script', () => {
    const { container } = open();
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/feedback');
    expect(form?.elements.namedItem('path')).toHaveProperty('value', '/explore/unis');
  });

  it('sends the answer, keeps the focus, and then a comment', async () => {
    const user = userEvent.setup();
    const { container } = open();
    await user.click(screen.getByRole('button', { name: 'No' }));
    const status = await screen.findByText('Thank you. Your answer has been sent.');
    expect(document.activeElement).toBe(status);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    await user.type(screen.getByLabelText('What was missing or wrong? (optional)'), ' No map ');
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    await screen.findByText('Thank you for your comment.');
    expect(sent).toEqual([
      { path: '/explore/unis', useful: false },
      { path: '/explore/unis', useful: false, comment: 'No map' },
    ]);
  });

  it('says when it could not send, and sends again', async () => {
    const user = userEvent.setup();
    isOnline = false;
    open();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText('We could not send that. Check your connection and try again.');
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(sent).toEqual([{ path: '/explore/unis', useful: true }]));
  });

  it.each([null, '', 'explore', '//example.org', '/\\example.org', '/a?b', '/a b', `/${'a'.repeat(300)}`])(
    'does not take %s for a path of this site',
    (text) => expect(readFeedbackPath(text)).toBeUndefined(),
  );
});
