/** @jest-environment jest-fixed-jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addTopChoice, NO_FAVOURITES, setFavourites, setNote, toggleFavourite } from '@signpost/identity';
import { idsOf, pageFound, searching, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answerBy, openPage, violationsOf } from '../../../testing/open-page';
import { noSlots } from '../../../testing/fill-slots';
import { installFakeService } from '../../account/testing/fake-service';
import * as page from '../page';
import { SharedList } from './part';

const route = { path: '/explore/favourites', ...page };
const record = (id: string) => ({ objectID: id, title: `Record ${id}`, url: `/explore/courses/${id}/x` });

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
  await SharedList.ready();
});
beforeEach(() => {
  installFakeService();
  act(() => void setFavourites(NO_FAVOURITES));
  answerBy(server, {
    '/search/1/indexes/*/queries': searching(({ requests }) => ({
      results: requests.map((asked) => pageFound(...(idsOf(asked) ?? []).map(record))),
    })),
  });
});
afterAll(() => server.close());

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
