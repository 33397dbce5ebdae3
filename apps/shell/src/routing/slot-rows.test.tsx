/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RouterContextProvider } from 'react-router-dom';
import { slotsOf } from '../testing/slots';
import { SlotRows } from './slot-rows';
import { fillRows, servedRow } from './rows';
import { slotContext } from './slots';

const Row = ({ data }: { data: string }) => (
  <p>
    {data} <button type="button">Save</button>
  </p>
);
const filledBy = (load: () => Promise<unknown>) => {
  const context = new RouterContextProvider();
  context.set(slotContext, slotsOf({ 'home.row': () => Promise.resolve({ load, Component: Row }) }));
  return { context, request: new Request('https://site.test/') };
};

let seen: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: typeof seen) {
      seen = callback;
    }
    observe() {}
    disconnect() {}
  } as never;
});

/** A page as the server sent it, brought to life by rows that load like this. */
const bringToLife = async (load: () => Promise<unknown>) => {
  const rows = await fillRows(
    'home.row',
    filledBy(() => Promise.resolve('From the server')),
  );
  const html = renderToString(<SlotRows slot="home.row" rows={rows} />);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  const asleep = rows.map(({ remote }) => servedRow('home.row', remote, filledBy(load)));
  const errors: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(page, <SlotRows slot="home.row" rows={asleep} />, {
      onRecoverableError: (error) => errors.push(error),
    }),
  );
  const close = () => {
    act(() => root.unmount());
    page.remove();
  };
  return { page, errors, close };
};

describe('a row that came with the page', () => {
  it('[R-01] loads nothing until it comes into view; then it lives, and the focus stays where it was', async () => {
    const load = jest.fn(() => Promise.resolve('Alive'));
    const { page, errors, close } = await bringToLife(load);
    expect(page).toHaveTextContent('From the server');
    expect(load).not.toHaveBeenCalled();
    page.querySelector('button')?.focus();
    await act(async () => seen([{ isIntersecting: true }]));
    expect(load).toHaveBeenCalledTimes(1);
    expect(page).toHaveTextContent('Alive');
    expect(page.querySelector('button')).toHaveFocus();
    expect(errors).toEqual([]);
    close();
  });

  it('[R-01] stays as the server drew it when its remote cannot be had', async () => {
    const { page, errors, close } = await bringToLife(() => Promise.reject(new Error('dead')));
    await act(async () => seen([{ isIntersecting: true }]));
    expect(page).toHaveTextContent('From the server');
    expect(errors).toEqual([]);
    close();
  });
});
