import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, type RouterContextProvider } from 'react-router-dom';
import type { CardModule, CardProps, RowArgs, RowModule } from '../../contract';

/** A search record of any kind: a title of two words, one of them highlighted, and the given facts. */
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

/** Renders a record as a slot's card, in a result row by default, and returns the card. */
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

/** Arguments of a row's loader in a page whose query is `query`. */
export const rowArgs = (context: RouterContextProvider, query = '') => ({
  context,
  request: new Request(`https://signpost.test/${query}`),
});

/** Loads a slot's row as the shell does, and renders it. */
export const showRow = async <Data, Input = undefined>(
  { load, Component }: RowModule<Data, Input>,
  args: RowArgs<Input>,
) => {
  const data = await load(args);
  return render(
    <MemoryRouter>
      <Component data={data} />
    </MemoryRouter>,
  );
};
