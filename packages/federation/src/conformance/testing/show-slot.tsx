import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, type RouterContextProvider } from 'react-router-dom';
import type { CardModule, CardProps, RowModule } from '../../contract';

/** A record as the search gives it, of any kind: two words of its title, one of them found, and the facts given. */
export const searchRecord = <Kind extends string, const Facts extends object>(
  kind: Kind,
  facts: Facts = {} as Facts,
) => ({
  kind,
  id: 'one',
  name: 'A name',
  title: [
    { text: 'A ', marked: false },
    { text: 'name', marked: true },
  ],
  titleMatch: 'full' as const,
  summary: [{ text: 'What it is about.', marked: false }],
  url: '/explore/one',
  image: null,
  logo: null,
  position: null,
  distance: null,
  facts,
});

/** Draws a record as a slot's card, in a row of results unless said, and gives the card. */
export const showCard = <Item,>(
  { Component }: Pick<CardModule<Item>, 'Component'>,
  record: NoInfer<Item>,
  more: Partial<CardProps<Item>> = {},
): HTMLElement => {
  render(
    <MemoryRouter>
      <Component layout="row" level={3} {...more} record={record} />
    </MemoryRouter>,
  );
  return screen.getByRole('article');
};

/** What a row is given in a page whose query is `query`. */
export const rowArgs = (context: RouterContextProvider, query = '') => ({
  context,
  request: new Request(`https://signpost.test/${query}`),
});

/** Loads a slot's row, as the shell does, and draws it. */
export const showRow = async <Data,>(
  { load, Component }: RowModule<Data>,
  args: ReturnType<typeof rowArgs>,
) => {
  const data = await load(args);
  return render(
    <MemoryRouter>
      <Component data={data} />
    </MemoryRouter>,
  );
};
