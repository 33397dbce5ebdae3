/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { SearchHit } from '@signpost/api-client/search';
import { idsOf, pageFound, searching, startTestApi, type TestApi } from '@signpost/api-client/testing';
import type { CardProps } from '@signpost/federation/contract';
import {
  addTopChoice,
  currentFavourites,
  NO_FAVOURITES,
  setFavourites,
  setNote,
  toggleFavourite,
} from '@signpost/identity';
import { NOTHING_SAVED_ATTRIBUTE } from '@signpost/identity/favourites-key';
import { sampleLabel } from '@signpost/shared-ui';
import { noSlots, slotsOf } from '../../testing/fill-slots';
import { answerBy, openPage, servePage, violationsOf } from '../../testing/open-page';
import { installFakeService } from '../account/testing/fake-service';
import * as page from './page';
import { SharedList } from './sharing/part';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
  await SharedList.ready();
});
afterAll(() => server.close());

describe('the page', () => {
  const route = { path: '/explore/favourites', ...page };
  const item = (id: string, title: string) => ({ id, title, url: `/explore/courses/${id}/x` });
  const record = (id: string) => ({
    objectID: id,
    title: `Record ${id}`,
    url: `/explore/courses/${id}/x`,
    provider: 'University of Bath',
    qualification: 'BSc',
  });
  beforeEach(() => {
    installFakeService();
    act(() => void setFavourites(NO_FAVOURITES));
    answerBy(server, {
      '/search/1/indexes/*/queries': searching(({ requests }) => ({
        results: requests.map((asked) =>
          pageFound(...(idsOf(asked) ?? []).filter((id) => id !== 'gone').map(record)),
        ),
      })),
    });
  });

  const squad = slotsOf({
    'card.courses': () =>
      Promise.resolve({
        Component: ({ record: { name }, action }: CardProps<SearchHit>) => (
          <article>
            By the squad: {name} {action}
          </article>
        ),
        facts: ({ facts }: SearchHit) => [facts.qualification],
      }),
  });
  const open = (query = '', slots = noSlots) => openPage(route, `/explore/favourites${query}`, server, slots);
  const saveThree = () => {
    toggleFavourite('courses', item('c1', 'Biology'));
    toggleFavourite('courses', item('c2', 'Chemistry'));
    toggleFavourite('courses', item('gone', 'Alchemy'));
  };

  describe('favourites', () => {
    it('show the next steps and what signing in adds when nothing is saved [R-12]', async () => {
      const { head, container } = await open();
      expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
      expect(screen.getByRole('heading', { name: 'What signing in adds' })).toBeVisible();
      expect(head()).toMatchObject({ robots: 'noindex', canonical: '/explore/favourites' });
      expect(await violationsOf(container)).toEqual([]);
    });

    it('are the same for every visitor on the server [R-12]', () => {
      saveThree();
      const router = createMemoryRouter([{ path: '/', element: <page.Component />, loader: () => null }], {
        hydrationData: { loaderData: { '0': { tab: null, shared: [], cards: {}, leftOut: 0 } } },
      });
      const html = renderToString(<RouterProvider router={router} />);
      expect(html).toContain('Reading what you saved');
      expect(html).not.toContain('Biology');
    });

    it('show full records, and state which no longer exist [R-12]', async () => {
      saveThree();
      const { container } = await open('', squad);
      expect(await screen.findAllByText('University of Bath · BSc')).toHaveLength(2);
      expect(screen.getByText(/No longer in our data/)).toBeVisible();
      expect(await violationsOf(container)).toEqual([]);
    });

    it('mark an invented vacancy as a sample [R-12]', async () => {
      answerBy(server, {
        '/search/1/indexes/*/queries': searching(({ requests }) => ({
          results: requests.map((asked) =>
            pageFound(...(idsOf(asked) ?? []).map((id) => ({ ...record(id), sample: true }))),
          ),
        })),
      });
      toggleFavourite('pages', { ...item('apprenticeships:acme', 'Laboratory apprentice') });
      await open();
      const link = await screen.findByRole('link', { name: 'Laboratory apprentice' });
      expect(await screen.findByText(sampleLabel())).toBeVisible();
      expect(link.closest('li')).toHaveTextContent(sampleLabel());
    });

    it('render an invented vacancy of a shared list as a sample [R-12]', async () => {
      answerBy(server, {
        '/search/1/indexes/*/queries': searching(() => ({
          results: [pageFound({ ...record('acme'), sample: true })],
        })),
      });
      await open('?apprenticeships=acme');
      expect(within(screen.getByRole('article')).getByText(sampleLabel())).toBeVisible();
    });

    it('have five numbered slots, filled and moved by buttons, with the focus on the moved course [R-12][E-14]', async () => {
      saveThree();
      await open();
      await userEvent.click(screen.getByRole('button', { name: /^Put in top five.*Biology/ }));
      await userEvent.click(screen.getByRole('button', { name: /^Put in top five.*Chemistry/ }));
      const slots = within(screen.getByRole('region', { name: 'Your top five courses' }));
      await userEvent.click(slots.getByRole('button', { name: 'Move down: Biology' }));
      expect(currentFavourites().top.map(({ course }) => course)).toEqual(['c2', 'c1', false, false, false]);
      expect(slots.getByRole('button', { name: 'Move down: Biology' })).toHaveFocus();
      expect(slots.getByText('Biology is now number 2')).toBeInTheDocument();
      await userEvent.click(slots.getByRole('button', { name: 'Move up: Chemistry' }));
      expect(currentFavourites().top[0]?.course).toBe('c2');
    });

    it('offer undo for a removal, with the focus on it [R-12]', async () => {
      saveThree();
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Take off Biology' }));
      expect(screen.queryByRole('link', { name: 'Biology' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Put it back' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      expect(screen.getByRole('link', { name: 'Biology' })).toBeVisible();
    });

    it('compare up to four of a kind, which are still ticked after going back [R-12]', async () => {
      for (const id of ['a', 'b', 'c', 'd', 'e']) toggleFavourite('courses', item(id, `Course ${id}`));
      const { router } = await open();
      expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
      for (const id of ['a', 'b', 'c', 'd']) {
        await userEvent.click(screen.getByRole('checkbox', { name: `Compare Course ${id}` }));
      }
      expect(screen.getByRole('checkbox', { name: 'Compare Course e' })).toBeDisabled();
      await userEvent.click(screen.getByRole('button', { name: 'Compare 4 courses' }));
      expect(router.state.location.pathname).toBe('/explore/compare');
      expect(new URLSearchParams(router.state.location.search).getAll('courses').sort()).toEqual([
        'a',
        'b',
        'c',
        'd',
      ]);
      await act(() => router.navigate(-1));
      expect(await screen.findByRole('button', { name: 'Compare 4 courses' })).toBeEnabled();
      expect(screen.getByRole('checkbox', { name: 'Compare Course d' })).toBeChecked();
    });

    it('are imported from a file, and an invalid file changes nothing [R-12]', async () => {
      await open();
      // jsdom has no `File.text`.
      const file = (text: string) =>
        Object.assign(new File([text], 'list.json', { type: 'application/json' }), {
          text: () => Promise.resolve(text),
        });
      await userEvent.upload(screen.getByLabelText('Open a file'), file('{"format":"other"}'));
      expect(await screen.findByText(/not a list from Signpost/)).toBeVisible();
      const list = {
        format: 'signpost.favourites',
        version: 1,
        favourites: { ...NO_FAVOURITES, courses: [item('c9', 'Dance')] },
      };
      await userEvent.upload(screen.getByLabelText('Open a file'), file(JSON.stringify(list)));
      expect(await screen.findByText('Added 1 thing.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Dance' })).toBeVisible();
    });

    it('render a shared list from the address without an account, and save it with one press [R-12]', async () => {
      const { head } = await open('?courses=c1,gone');
      expect(head()).toMatchObject({ title: 'A shared list', robots: 'noindex' });
      expect(screen.getByRole('link', { name: 'Record c1' })).toBeVisible();
      expect(screen.getByText('1 thing in this link cannot be shown')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Save it on this device' }));
      await waitFor(() => expect(currentFavourites().courses.map(({ id }) => id)).toEqual(['c1']));
    });

    it('forget that nothing was saved on a page with a shared list too, which can be saved [R-12]', async () => {
      document.documentElement.setAttribute(NOTHING_SAVED_ATTRIBUTE, '');
      await open('?courses=c1');
      expect(document.documentElement).not.toHaveAttribute(NOTHING_SAVED_ATTRIBUTE);
    });

    it('show a shared list with the squads’ cards and save buttons [R-12]', async () => {
      await open('?courses=c1', squad);
      const card = within(screen.getByRole('article'));
      expect(card.getByText(/By the squad: Record c1/)).toBeVisible();
      await userEvent.click(card.getByRole('button', { name: 'Save Record c1, University of Bath' }));
      expect(currentFavourites().courses.map(({ id }) => id)).toEqual(['c1']);
    });

    it('show the provider of a saved item without the squad’s card [R-12]', async () => {
      saveThree();
      await open();
      expect(await screen.findAllByText('University of Bath')).toHaveLength(2);
    });

    it('answer 400 and still show the page for a damaged link [R-12]', async () => {
      const { statusCode } = await servePage(route, '/explore/favourites?courses=%3Cscript%3E', server);
      expect(statusCode).toBe(400);
    });

    it('show the list when the records cannot be loaded [R-12]', async () => {
      answerBy(server, {});
      saveThree();
      await open();
      expect(await screen.findAllByText('We cannot load the details at the moment.')).toHaveLength(3);
      expect(screen.getByRole('link', { name: 'Biology' })).toBeVisible();
    });
  });
});

describe('the top five', () => {
  beforeEach(() => {
    installFakeService();
    act(() => void setFavourites(NO_FAVOURITES));
    answerBy(server, {});
  });

  const open = () => openPage({ path: '/explore/favourites', ...page }, '/explore/favourites', server);

  it('the focus stays beside what was pressed when a place of the top five is filled or emptied [R-12]', async () => {
    toggleFavourite('courses', { id: 'c1', title: 'Biology', url: '/explore/courses/c1/x' });
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^Put in top five/ }));
    expect(document.activeElement).toHaveTextContent('In your top five');
    await userEvent.click(screen.getByRole('button', { name: /^Empty place 1/ }));
    expect(document.activeElement).toHaveTextContent(/^Free\./);
  });

  it('the top five lead to the check of the choices, once there is one [R-12]', async () => {
    toggleFavourite('courses', { id: 'c1', title: 'Biology', url: '/explore/courses/c1/x' });
    await open();
    expect(screen.queryByRole('link', { name: /^Check these choices/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Put in top five/ }));
    expect(screen.getByRole('link', { name: /^Check these choices/ })).toHaveAttribute(
      'href',
      '/explore/courses/choices',
    );
  });
});

describe('sharing', () => {
  const route = { path: '/explore/favourites', ...page };
  const record = (id: string) => ({ objectID: id, title: `Record ${id}`, url: `/explore/courses/${id}/x` });
  beforeEach(() => {
    installFakeService();
    act(() => void setFavourites(NO_FAVOURITES));
    answerBy(server, {
      '/search/1/indexes/*/queries': searching(({ requests }) => ({
        results: requests.map((asked) => pageFound(...(idsOf(asked) ?? []).map(record))),
      })),
    });
  });

  const open = (query = '') => openPage(route, `/explore/favourites${query}`, server, noSlots);

  it('the link has the order and the notes only when the visitor ticks them [R-12]', async () => {
    for (const id of ['c1', 'c2'])
      toggleFavourite('courses', { id, title: id, url: `/explore/courses/${id}/x` });
    addTopChoice('c2');
    setNote('courses', 'c1', 'Visit in June');
    const { container } = await open();
    const user = userEvent.setup({ writeToClipboard: false });
    const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const copied = async () => {
      await user.click(screen.getByRole('button', { name: 'Share' }));
      return new URL(writeText.mock.lastCall?.[0] ?? '');
    };
    expect((await copied()).href).toMatch(/\?courses=c2,c1$/);
    await user.click(screen.getByRole('checkbox', { name: 'the order of your top five' }));
    await user.click(screen.getByRole('checkbox', { name: 'your notes' }));
    const { search, hash } = await copied();
    expect(search).toBe('?courses=c2,c1&ranked=1');
    expect(hash).toContain('Visit+in+June');
    expect(await violationsOf(container)).toEqual([]);
  });

  it('there is nothing to tick without an order and notes [R-12]', async () => {
    toggleFavourite('courses', { id: 'c1', title: 'c1', url: '/explore/courses/c1/x' });
    await open();
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(screen.queryByText('Also put in the link')).toBeNull();
  });

  it('a shared list shows the order and the notes of its link [R-12]', async () => {
    const { container } = await open('?courses=c2,c1&ranked=1#notes&courses:c1=Visit+in+June');
    const [first, second] = screen.getAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('Choice 1')).toBeVisible();
    expect(within(second as HTMLElement).getByText('Their note: Visit in June')).toBeVisible();
    expect(screen.getByText(/2 things they saved. It comes with their order and their notes/)).toBeVisible();
    expect(await violationsOf(container)).toEqual([]);
  });
});
