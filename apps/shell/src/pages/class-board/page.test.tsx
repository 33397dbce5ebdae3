/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, rawCourse, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answerBy, openPage, violationsOf } from '../../testing/open-page';
import { CLASS_BOARD } from './address';
import * as page from './page';

const route = { path: CLASS_BOARD, ...page };
const idOf = (number: number) => `0b1f7c7e-6d0c-5b0e-9a53-${String(number).padStart(12, '0')}`;
const link = (numbers: readonly number[], more = '') =>
  `https://signpost.test/explore/favourites?courses=${numbers.map(idOf).join(',')}${more}`;

const titleOf = (id: string) => `Course ${Number(id.slice(-12))}`;

const fact = { kind: 'limit', label: 'Choices', value: 'five', at: null, entry: null, year: '2027 entry' };
const source = { source: { name: 'UCAS', url: 'https://www.ucas.com/' }, checked: '2026-11-21' };
const facts = [
  { ...fact, ...source, id: 'choices', amount: 5 },
  { ...fact, ...source, id: 'choices-medicine', amount: 4 },
];

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(() => {
  answerBy(server, {
    '/api/v1/key-facts': json({ cycle: 2027, facts }),
    '/api/v1/courses': (request, response) => {
      const ids = new URL(request.url ?? '', server.base).searchParams.get('courses')?.split(',') ?? [];
      const results = ids.flatMap((id) =>
        id === idOf(404) ? [] : [{ ...rawCourse, id, title: titleOf(id) }],
      );
      json({ results })(request, response);
    },
  });
});
afterAll(() => server.close());

const show = async (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Shared links' }), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Show the board' }));
};
const open = () => openPage(route, CLASS_BOARD, server);
const pupil = async (name: string) => {
  const item = (await screen.findByRole('heading', { name, level: 3 })).closest('li');
  return within(item as HTMLElement);
};

describe('class board', () => {
  it('shows each pupil with what to look at, and what is common [R-12]', async () => {
    const { container, head } = await open();
    await show(`Sam, ${link([1, 2], '&ranked=2')}\nAda, ${link([1, 3, 4, 5, 6, 7])}\nKit, ${link([])}`);
    expect((await pupil('Sam')).getByText('Nothing to look at.')).toBeVisible();
    expect((await pupil('Ada')).getByText('6 courses saved, and no top 5 yet.')).toBeVisible();
    expect((await pupil('Kit')).getByText('Nothing is saved.')).toBeVisible();
    expect(screen.getByText('Course 1, University of Bath: 2 pupils')).toBeVisible();
    expect(await violationsOf(container)).toEqual([]);
    expect(head()).toMatchObject({ robots: 'noindex', canonical: CLASS_BOARD });
  });

  it('shows only those with something to look at [R-12]', async () => {
    await open();
    await show(`Sam, ${link([1], '&ranked=1')}\nKit, ${link([])}`);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Only those/ }));
    expect(screen.queryByRole('heading', { name: 'Sam' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Kit' })).toBeVisible();
  });

  it('names what cannot be read, keeps the rest and what was typed [R-12]', async () => {
    await open();
    await show(`Sam has none\nAda, ${link([1], '&ranked=1')}`);
    expect(await screen.findByText('Line 1 has no link.')).toBeVisible();
    expect((await pupil('Ada')).getByText('Nothing to look at.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Shared links' })).toHaveDisplayValue(/Sam has none/);
  });

  it('opens files beside links, and clears everything [R-12]', async () => {
    await open();
    // jsdom has no `File.text`.
    const file = Object.assign(new File(['x'], 'Zed.json', { type: 'application/json' }), {
      text: () => Promise.resolve('no list'),
    });
    await userEvent.upload(screen.getByLabelText('Open files'), file);
    await show(link([1]));
    expect(await screen.findByText('Zed.json is not a list from Signpost.')).toBeVisible();
    expect(screen.getByText(/^1 file opened/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear everything' }));
    expect(screen.queryByText(/Zed/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Pupils' })).toBeNull();
  });

  it('looks up each course of the class once, sorted, and sends no name [R-12]', async () => {
    await open();
    await show(
      Array.from({ length: 30 }, (_, index) => `Zebedee ${index}, ${link([90 - index, 91 - index, 1])}`).join(
        '\n',
      ),
    );
    await screen.findByText('30 lists', { exact: false });
    const asked = server.asked.filter((call) => call.includes('/courses'));
    const ids = asked.map((call) =>
      new URL(call.split(' ')[1] ?? '', server.base).searchParams.get('courses'),
    );
    expect(ids.flatMap((list) => list?.split(',') ?? [])).toHaveLength(32);
    expect(ids.map((list) => list?.split(',').length).sort()).toEqual([12, 20]);
    expect(server.asked.every((call) => call.startsWith('GET ') && !call.includes('Zebedee'))).toBe(true);
  });

  it('looks up more courses than fit in one go [R-12]', async () => {
    await open();
    await show(
      Array.from({ length: 5 }, (_, index) =>
        link(Array.from({ length: 10 }, (_unused, place) => 1_000 + index * 10 + place)),
      ).join('\n'),
    );
    await screen.findByText('5 lists', { exact: false });
    const asked = server.asked.filter((call) => call.includes('/courses'));
    expect(asked).toHaveLength(3);
  });

  it('has at most 200 lists [R-12]', async () => {
    await open();
    await show(Array.from({ length: 203 }, () => link([1])).join('\n'));
    expect(await screen.findByText(/at most 200 lists. 3 lists left out/)).toBeVisible();
    expect(await screen.findByText(/^200 lists:/)).toBeVisible();
  });

  it('states courses that are no longer listed, and those that could not be looked up [R-12]', async () => {
    await open();
    await show(link([404], '&ranked=1'));
    expect(await screen.findByText(/1 course no longer listed/)).toBeVisible();
    answerBy(server, {});
    await show(link([7], '&ranked=1'));
    expect(await screen.findByText(/1 course not looked up/)).toBeVisible();
    answerBy(server, { '/api/v1/courses': json({ results: [{ ...rawCourse, id: idOf(7) }] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Computer Science, University of Bath')).toBeInTheDocument();
  });

  it('shows the lists when the rules are not available [R-12]', async () => {
    answerBy(server, {});
    await open();
    await show(link([]));
    expect(await screen.findByText(/cannot check rules and dates just now/)).toBeVisible();
  });
});
