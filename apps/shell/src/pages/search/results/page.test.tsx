/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchHit } from '@signpost/api-client/search';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import type { CardProps } from '@signpost/federation/contract';
import { currentFavourites } from '@signpost/identity';
import { slotsOf } from '../../../testing/fill-slots';
import { until } from '../../../testing/until';
import { answerSearches, errorOf, headOf, open, type SearchCall, serve } from '../testing/open';
import { answer, place, raw, understood } from '../testing/records';

let server: TestApi;
beforeAll(async () => void (server = await startTestApi()));
afterAll(() => server.close());

describe('the page', () => {
  const facets = { region: { Wales: 4, London: 9 }, studyMode: { 'Full-time': 13 } };
  const law = raw('1', 'Law', { provider: 'Cardiff University', town: 'Cardiff', salary: 25_000 });
  const someResults = () => answer([law, raw('2', 'Law with French')], { nbHits: 50, nbPages: 3, facets });
  const visit = (query: string, kind = 'courses') => open(`/explore/search/${kind}${query}`, server);

  describe('the results of one kind', () => {
    it('lists the hits with total, facet counts, order and pages [R-16]', async () => {
      answerSearches(server, someResults);
      await visit('?q=law');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“law” in courses');
      const [first, second] = screen.getAllByRole('article');
      expect(first).toHaveTextContent('LawCardiff University, Cardiff');
      expect(second).toHaveTextContent('Law with French');
      expect(screen.getByText('50 courses')).toBeInTheDocument();
      const region = within(screen.getByRole('group', { name: 'Region', hidden: true }));
      expect(
        region
          .getAllByRole('checkbox', { hidden: true })
          .map(({ parentElement: label }) => label?.textContent),
      ).toEqual(['London9', 'Wales4']);
      expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Best match');
      expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
        'href',
        '/explore/search/courses?q=law&page=2',
      );
    });

    it('requests the search of the address, near a postcode, and counts chosen facets without their own filter [R-16] [B-01]', async () => {
      const calls = answerSearches(server, someResults, json(place));
      await visit('?q=law&filters=Wales~region&postcode=BA2+7AY&radius=25&sort=salary&page=2');
      expect(calls[0]?.[0]).toMatchObject({
        indexName: 'd10_courses_salary_desc',
        query: 'law',
        page: 1,
        facetFilters: [['region:Wales']],
        aroundLatLng: '51.36,-2.37',
        aroundRadius: 40_234,
      });
      expect(calls[0]?.[1]).toMatchObject({ facets: ['region'], hitsPerPage: 0 });
      expect(screen.getByText(/measured from BA2, Bath/)).toBeInTheDocument();
    });

    it('finds subjects by their id, else by their title, and keeps the id in every address [B-01] [R-16]', async () => {
      const subjects = json([
        { id: 'law', title: 'Law', url: '/explore/subjects/law', subjectMap: [] },
        { id: 'art', title: 'Fine art', url: '/explore/subjects/art', subjectMap: [] },
      ]);
      const calls = answerSearches(server, someResults, subjects);
      const page = await visit('?filters=Old+name_law~subjects&filters=Wales~region&subjects=Fine+art');
      expect(calls[0]?.[0]).toMatchObject({
        facetFilters: [['subjects:Fine art', 'subjects:Law'], ['region:Wales']],
      });
      const both = 'filters=Fine+art_art%7Esubjects&filters=Law_law%7Esubjects';
      expect(headOf(page).canonical).toBe(`/explore/search/courses?${both}&filters=Wales%7Eregion`);
      expect(screen.getByRole('link', { name: 'Remove filter: Wales' })).toHaveAttribute(
        'href',
        `/explore/search/courses?${both}`,
      );
      expect(screen.getByRole('link', { name: 'Remove filter: Law' })).toHaveAttribute(
        'href',
        '/explore/search/courses?filters=Fine+art_art%7Esubjects&filters=Wales%7Eregion',
      );
    });

    it('has a link to remove each active filter [R-16]', async () => {
      answerSearches(server, someResults, json(place));
      await visit('?q=law&filters=Wales~region&postcode=BA2+7AY&radius=25');
      const chips = within(screen.getByRole('list', { name: /filters that are on/i }));
      expect(chips.getByRole('link', { name: 'Remove filter: Wales' })).toHaveAttribute(
        'href',
        '/explore/search/courses?q=law&postcode=BA2+7AY&radius=25',
      );
      expect(chips.getByRole('link', { name: /Within 25 miles of BA2 7AY/ })).toHaveAttribute(
        'href',
        '/explore/search/courses?q=law&filters=Wales%7Eregion',
      );
    });

    it('shows the hits on a map, with a list that marks those without a place [R-16]', async () => {
      answerSearches(server, () => answer([{ ...law, _geoloc: { lat: 51, lng: -3 } }, raw('2', 'Nowhere')]));
      await visit('?view=map');
      expect(screen.getByRole('region', { name: /on a map/ })).toHaveTextContent(
        'its place on the map is not known',
      );
    });

    it('states once that marked samples are invented [R-16]', async () => {
      const notice = 'This employer is invented.';
      answerSearches(server, () => answer([raw('1', 'A', { notice }), raw('2', 'B', { notice })]));
      await visit('', 'employers');
      expect(screen.getAllByText(/is made up, to show how the site works/)).toHaveLength(1);
      expect(screen.getByRole('link', { name: 'What is real on Signpost' })).toHaveAttribute(
        'href',
        '/about-the-data#invented',
      );
    });

    it('offers searches with results and their totals when nothing is found [R-16]', async () => {
      const calls = answerSearches(
        server,
        ({ hitsPerPage, query, facetFilters, aroundRadius }) => {
          if (hitsPerPage !== 0) return answer([], { suggestedQuery: 'law' });
          if (query === 'law') return { ...answer([]), nbHits: 7 };
          if (!facetFilters) return { ...answer([]), nbHits: 3 };
          return { ...answer([]), nbHits: Number(aroundRadius) > 100_000 ? 2 : 0 };
        },
        json(place),
      );
      await visit('?q=lwa&filters=Wales~region&postcode=BA2+7AY&radius=10');
      expect(calls).toHaveLength(3);
      const ways = screen.getAllByRole('link').map(({ textContent }) => textContent);
      expect(ways).toContain('Search for “law” instead: 7 courses');
      expect(ways).toContain('Look within 100 miles of BA2 7AY: 2 courses');
      expect(ways).not.toContain('Look within 200 miles of BA2 7AY: 2 courses');
      expect(ways).toContain('Take off “Wales”: 3 courses');
      expect(ways).toContain('Search everything for “lwa”');
    });

    it('has a canonical URL without tracking parameters and view; a visitor’s search is excluded from search engines [R-16]', async () => {
      answerSearches(server, someResults);
      expect(headOf(await visit('?view=map&utm_source=x&page=2'))).toEqual({
        title: 'Search courses, page 2',
        description: expect.any(String),
        canonical: '/explore/search/courses?page=2',
      });
      expect(headOf(await visit('?q=law'))).toMatchObject({ robots: 'noindex' });
    });
  });

  describe('an address with invalid parts', () => {
    it.each(['nope', 'searches', 'd10_courses', '__proto__', 'constructor'])(
      'the index %s is not found [R-16] [B-06]',
      async (name) => {
        answerSearches(server, someResults);
        expect(errorOf(await visit('', name))).toMatchObject({
          status: 404,
          data: `Page Not Found: /explore/search/${name}`,
        });
      },
    );

    it.each(['4', '43', '1e9', '99999999999999'])(
      'page %s after the last is not found [R-16] [B-06]',
      async (page) => {
        answerSearches(server, someResults);
        expect(errorOf(await visit(`?page=${page}`))).toMatchObject({ status: 404 });
      },
    );

    it.each([
      ['filters=Gold~medal', 'There is no filter called “medal” here.'],
      ['page=-1', 'A page number is a whole number from 1. This is page 1.'],
      [`q=${'x'.repeat(10_000)}`, /up to 200 characters/],
    ])('reports %.30s, leaves it out and answers 400 [R-16]', async (query, words) => {
      answerSearches(server, someResults);
      await visit(`?${query}`);
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getAllByRole('article')).toHaveLength(2);
      expect(await serve(`/explore/search/courses?${query}`, server)).toMatchObject({ statusCode: 400 });
    });

    it('reports an unusable postcode, and keeps the results [R-16]', async () => {
      const calls = answerSearches(server, someResults, json({ title: 'Not Found' }, 404));
      await visit('?postcode=ZZ99+9ZZ&radius=25');
      expect(screen.getAllByText(/cannot find that postcode/).length).toBeGreaterThan(0);
      expect(calls[0]?.[0]).not.toHaveProperty('aroundLatLng');
      expect(screen.getAllByRole('article')).toHaveLength(2);
    });

    it('redirects a search of all kinds to the landing [R-15]', async () => {
      const response = await serve('/explore/search/all?query=law', server);
      expect(response).toBeInstanceOf(Response);
      expect((response as Response).headers.get('location')).toBe('/explore/search?q=law');
    });

    it('shows a failure of the service as an error page with the specified text [X-04]', async () => {
      server.answer(json({ message: 'x' }, 500));
      expect(errorOf(await visit(''))).toMatchObject({
        status: 500,
        data: expect.stringMatching(/^There has been a problem searching from Algolia/),
      });
    });
  });
});

describe('what was understood', () => {
  const visit = (query: string, kind = 'courses') => open(`/explore/search/${kind}${query}`, server);
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  const CARDIFF = { label: 'In Cardiff', text: 'in cardiff', without: 'psychology' };
  const psychology = () =>
    answer([raw('1', 'Psychology')], understood({ query: 'psychology', filters: [CARDIFF] }));

  describe('the filters understood from the words', () => {
    it('are shown as removable chips beside the chosen filters [R-16]', async () => {
      answerSearches(server, psychology);
      await visit('?q=psychology+in+cardiff&filters=Full-time~studyMode');
      const chips = within(screen.getByRole('list', { name: 'Filters that are on' }));
      expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Remove filter: “psychology”',
        'Remove filter: In Cardiff',
        'Remove filter: Full-time',
        'Clear all filters',
      ]);
      expect(chips.getByRole('link', { name: 'Remove filter: In Cardiff' })).toHaveAttribute(
        'href',
        '/explore/search/courses?q=psychology&filters=Full-time%7EstudyMode',
      );
      expect(chips.getByRole('link', { name: 'Remove filter: “psychology”' })).toHaveAttribute(
        'href',
        '/explore/search/courses?q=in+cardiff&filters=Full-time%7EstudyMode',
      );
      expect(screen.getByRole('status')).toHaveTextContent('1 course, In Cardiff');
    });

    it('offer a wider distance after few results near a postcode [R-16]', async () => {
      const near = { lat: 53.8, lng: -1.55, radius: 32_187 };
      const place = { value: 'LS2 9JT', label: 'Within 20 miles of LS2 9JT', text: 'near LS2 9JT' };
      answerSearches(server, () =>
        answer(
          [raw('1', 'Nursing')],
          understood({ query: 'nursing', filters: [{ ...place, without: 'nursing', near }] }),
        ),
      );
      await visit('?q=nursing+near+LS2+9JT');
      expect(screen.getByRole('link', { name: 'Look within 50 miles of LS2 9JT' })).toHaveAttribute(
        'href',
        '/explore/search/courses?q=nursing&postcode=LS2+9JT&radius=50',
      );
    });

    it('offer no distance without a postcode [R-16]', async () => {
      answerSearches(server, psychology);
      await visit('?q=psychology+in+cardiff');
      expect(screen.queryByRole('link', { name: /^Look within/ })).toBeNull();
    });

    it('can be ignored by a literal search, which links back [R-16]', async () => {
      const calls = answerSearches(server, ({ enableRules }) =>
        enableRules === false ? answer([]) : psychology(),
      );
      await visit('?q=psychology+in+cardiff');
      expect(
        screen.getByRole('link', { name: 'Search for exactly “psychology in cardiff”' }),
      ).toHaveAttribute('href', '/explore/search/courses?q=psychology+in+cardiff&exact=1');
      expect(calls[0]?.[0]).not.toHaveProperty('enableRules');

      answerSearches(server, () => answer([raw('1', 'Psychology in Cardiff')]));
      await visit('?q=psychology+in+cardiff&exact=1');
      expect(screen.getByRole('link', { name: 'Search the usual way' })).toHaveAttribute(
        'href',
        '/explore/search/courses?q=psychology+in+cardiff',
      );
    });

    it('`exact` goes to the service as `enableRules: false` [R-16]', async () => {
      const calls = answerSearches(server, psychology);
      await visit('?q=law&exact=1&filters=Wales~region');
      expect(calls[0]?.map(({ enableRules }) => enableRules)).toEqual([false, false]);
    });

    it('state when only most words were found, with another spelling [R-16]', async () => {
      answerSearches(server, () =>
        answer(
          [raw('1', 'Law')],
          understood({ query: 'lor frendch', matched: 'most', suggestion: 'law french' }),
        ),
      );
      await visit('?q=lor+frendch');
      expect(screen.getByText('Nothing has all of your words.')).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent('1 course, with most of your words');
      expect(screen.getByRole('link', { name: '“law french”' })).toHaveAttribute(
        'href',
        '/explore/search/courses?q=law+french',
      );
    });

    it('are not shown when the service returns none [R-16]', async () => {
      answerSearches(server, () => answer([raw('1', 'Law')]));
      await visit('?q=law');
      expect(screen.queryByText(/as a filter|most of them|Did you mean/)).toBeNull();
    });
  });

  describe('nothing found', () => {
    const nothingHere = ({ indexName, query }: SearchCall) => {
      if (indexName === 'd10_courses' && query === 'psychology in cardiff')
        return answer([], understood({ query: 'psychology', filters: [CARDIFF] }));
      if (indexName === 'd10_courses') return { ...answer([]), nbHits: 41 };
      return indexName === 'd10_careers' ? { ...answer([]), nbHits: 3 } : answer([]);
    };

    it('offers to remove understood filters, other kinds with their totals, and pages to browse [R-16]', async () => {
      answerSearches(server, nothingHere);
      await visit('?q=psychology+in+cardiff');
      expect(links()).toContain('Take off “In Cardiff”: 41 courses');
      const elsewhere = within(screen.getByRole('list', { name: 'Found elsewhere' }));
      expect(elsewhere.getByRole('link')).toHaveTextContent('Careers3');
      expect(elsewhere.getByRole('link')).toHaveAttribute(
        'href',
        '/explore/search/careers?q=psychology+in+cardiff',
      );
      const around = within(screen.getByRole('list', { name: 'Look around' }));
      expect(around.getByRole('link', { name: 'Universities and colleges' })).toHaveAttribute(
        'href',
        '/explore/unis',
      );
    });

    it('links from a literal search to the normal one when that has results [R-16]', async () => {
      answerSearches(server, ({ enableRules, hitsPerPage }) => ({
        ...answer([]),
        nbHits: enableRules === false || hitsPerPage !== 0 ? 0 : 9,
      }));
      await visit('?q=psychology+in+cardiff&exact=1');
      expect(links()).toContain('Search the usual way: 9 courses');
    });
  });
});

describe('cards', () => {
  beforeEach(() => {
    answerSearches(server, () =>
      answer([raw('1', 'Law', { provider: 'Cardiff University', town: 'Cardiff', qualification: 'LLB' })]),
    );
  });

  const visit = (slots: ReturnType<typeof slotsOf>, query = '') =>
    open(`/explore/search/courses${query}`, server, slots);
  const cardBy = (Component: (props: CardProps<SearchHit>) => unknown) => () =>
    Promise.resolve({ Component, facts: () => [] });

  /** Expects the shell's own card: name, one line, link, save. */
  const expectPlainCard = async () => {
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'Law' })).toHaveAttribute('href', '/explore/thing/1');
    expect(card.getByText('Cardiff University, Cardiff, LLB')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Save Law, Cardiff University' }));
    expect(currentFavourites().courses.map(({ id }) => id)).toEqual(['1']);
    await userEvent.click(card.getByRole('button', { name: 'Saved Law, Cardiff University' }));
  };

  describe('the card of a result', () => {
    it('is the one of the squad that owns the kind, with the record, its position and the save button [R-16]', async () => {
      const loadedSlots: string[] = [];
      const slots = slotsOf({
        'card.courses': cardBy(({ record, layout, level, action }) => (
          <article>
            {record.name} as a {layout} at {level} {action}
          </article>
        )),
        'card.careers': () => Promise.reject(new Error('asked for a kind that is not shown')),
      });
      const { fillers } = slots;
      await visit({ ...slots, fillers: (slot) => (loadedSlots.push(slot), fillers(slot)) });
      expect(screen.getByRole('article')).toHaveTextContent('Law as a row at 3 Save Law');
      expect(loadedSlots).toEqual(['card.courses']);
    });

    it('is the shell’s plain card when the squad’s remote fails to load [R-16]', async () => {
      const slots = slotsOf({ 'card.courses': null }, () => Promise.reject(new Error('dead')));
      await visit(slots);
      await expectPlainCard();
      expect(slots.failures).toEqual(['squad card.courses']);
    });

    it('is the shell’s plain card after the timeout when the squad’s remote hangs [R-16]', async () => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      let isLoading = false;
      const hangs = () => {
        isLoading = true;
        return new Promise(() => undefined);
      };
      const visiting = visit(slotsOf({ 'card.courses': hangs }));
      await until(() => isLoading);
      await jest.advanceTimersByTimeAsync(2_000);
      jest.useRealTimers();
      await visiting;
      await expectPlainCard();
    });

    it('is the shell’s plain card when the squad’s card cannot be rendered [R-16]', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      jest.spyOn(console, 'info').mockImplementation(() => undefined);
      await visit(
        slotsOf({
          'card.courses': cardBy(() => {
            throw new Error('render failed');
          }),
        }),
      );
      await expectPlainCard();
    });

    it('is not loaded for a map [R-16]', async () => {
      const slots = slotsOf({ 'card.courses': () => Promise.reject(new Error('asked')) });
      await visit(slots, '?view=map');
      expect(slots.failures).toEqual([]);
    });
  });
});
