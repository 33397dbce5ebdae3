/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RouterContextProvider } from 'react-router-dom';
import { slotsOf } from '../testing/fill-slots';
import { SlotRows } from './slot-rows';
import { fillRows, servedRow } from './slot-rows-data';
import { slotContext } from './slots';

const onSave = jest.fn();
const onHide = jest.fn();
const Row = ({ data }: { data: string }) => (
  <p>
    {data}{' '}
    <button type="button" onClick={onSave}>
      Save
    </button>
    <button type="button" onClick={onHide}>
      Hide
    </button>
  </p>
);
const filledBy = (load: () => Promise<unknown>) => {
  const context = new RouterContextProvider();
  context.set(slotContext, slotsOf({ 'home.row': () => Promise.resolve({ load, Component: Row }) }));
  return { context, request: new Request('https://site.test/') };
};

let notifyVisible: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: typeof notifyVisible) {
      notifyVisible = callback;
    }
    observe() {}
    disconnect() {}
  } as never;
});

/** Hydrates a page as the server sent it, with rows that load through this function. */
const hydratePage = async (load: () => Promise<unknown>) => {
  const rows = await fillRows(
    'home.row',
    filledBy(() => Promise.resolve('From the server')),
  );
  const html = renderToString(<SlotRows slot="home.row" rows={rows} />);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  const deferredRows = rows.map(({ remote }) => servedRow(filledBy(load), 'home.row', remote));
  const errors: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(page, <SlotRows slot="home.row" rows={deferredRows} />, {
      onRecoverableError: (error) => errors.push(error),
    }),
  );
  const close = () => {
    act(() => root.unmount());
    page.remove();
  };
  return { page, errors, close };
};

describe('a row in the server’s markup', () => {
  it('loads nothing until it scrolls into view; then it is hydrated, and keeps the focus [R-01]', async () => {
    const load = jest.fn(() => Promise.resolve('Alive'));
    const { page, errors, close } = await hydratePage(load);
    expect(page).toHaveTextContent('From the server');
    expect(load).not.toHaveBeenCalled();
    page.querySelector('button')?.focus();
    await act(async () => notifyVisible([{ isIntersecting: true }]));
    expect(load).toHaveBeenCalledTimes(1);
    expect(page).toHaveTextContent('Alive');
    expect(page.querySelector('button')).toHaveFocus();
    expect(errors).toEqual([]);
    close();
  });

  it('repeats a press on a button that came before it was hydrated [S-04]', async () => {
    onSave.mockClear();
    const { page, close } = await hydratePage(() => Promise.resolve('Alive'));
    page.querySelector('button')?.click();
    expect(onSave).not.toHaveBeenCalled();
    await act(async () => notifyVisible([{ isIntersecting: true }]));
    expect(onSave).toHaveBeenCalledTimes(1);
    close();
  });

  it('keeps presses until its script has loaded, however long that takes [S-04]', async () => {
    jest.useFakeTimers();
    onSave.mockClear();
    const late = () => new Promise((resolve) => setTimeout(() => resolve('Alive'), 20_000));
    const { page, close } = await hydratePage(late);
    await act(async () => notifyVisible([{ isIntersecting: true }]));
    const [save, hide] = page.querySelectorAll('button');
    save?.click();
    save?.click();
    hide?.click();
    expect(save).toHaveAttribute('data-pending');
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(page).toHaveTextContent('Alive');
    expect(page.querySelector('button')).not.toHaveAttribute('data-pending');
    expect([onSave.mock.calls.length, onHide.mock.calls.length]).toEqual([1, 1]);
    close();
    jest.useRealTimers();
  });

  it('loads again at a press after its script could not be loaded [S-04]', async () => {
    onSave.mockClear();
    const load = jest.fn(() => Promise.resolve('Alive'));
    load.mockRejectedValueOnce(new Error('offline'));
    const { page, close } = await hydratePage(load);
    await act(async () => notifyVisible([{ isIntersecting: true }]));
    expect(page).toHaveTextContent('From the server');
    await act(async () => page.querySelector('button')?.click());
    expect(page).toHaveTextContent('Alive');
    expect(onSave).toHaveBeenCalledTimes(1);
    close();
  });

  it('shows no pending button once loading has failed [R-01]', async () => {
    const { page, close } = await hydratePage(() => Promise.reject(new Error('dead')));
    await act(async () => page.querySelector('button')?.click());
    expect(page.querySelector('button')).not.toHaveAttribute('data-pending');
    close();
  });

  it('keeps the server’s markup when its remote cannot be loaded [R-01]', async () => {
    const { page, errors, close } = await hydratePage(() => Promise.reject(new Error('dead')));
    await act(async () => notifyVisible([{ isIntersecting: true }]));
    expect(page).toHaveTextContent('From the server');
    expect(errors).toEqual([]);
    close();
  });
});
