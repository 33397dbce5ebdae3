/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { render, screen, act as slotsAct } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RouterContextProvider } from 'react-router-dom';
import type { FailureClass, HostedSlotName } from '@signpost/federation/contract';
import { slotsOf } from '../testing/fill-slots';
import { SlotRows as HostedSlotRows } from './hosted-slots';
import { SlotRows } from './slot-rows';
import { fillHostedRows, fillRows, rowPlace, servedRow } from './slot-rows-data';
import { fillCards, slotContext, type SlotFiller } from './slots';

describe('rows of a page', () => {
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
      let finishLoading: (data: unknown) => void = () => undefined;
      const { page, close } = await hydratePage(() => new Promise((resolve) => (finishLoading = resolve)));
      await act(async () => notifyVisible([{ isIntersecting: true }]));
      const [save, hide] = page.querySelectorAll('button');
      save?.click();
      save?.click();
      hide?.click();
      expect(save).toHaveAttribute('data-pending');
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(save).toHaveAttribute('data-pending');
      await act(async () => finishLoading('Alive'));
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
});

describe('hosted slots', () => {
  const SLOT: HostedSlotName = 'unis.provider.row.v1';
  const PROVIDER = { name: 'Bath' };

  interface Loaded {
    readonly input: { readonly name: string };
  }

  /** A page of unis whose slot one remote, `employers`, fills. */
  const pageFilledBy = (
    load: (args: Loaded) => Promise<string>,
    failure: FailureClass = 'regular',
    hosts: readonly string[] = [SLOT],
  ) => {
    const failed = jest.fn();
    const Component = ({ data }: { data: string }) => <p>{data}</p>;
    const module = { routes: [], slots: { [SLOT]: () => Promise.resolve({ load, Component }) } };
    const context = new RouterContextProvider();
    context.set(slotContext, {
      fillers: (slot) =>
        slot === SLOT ? [{ name: 'employers', load: () => Promise.resolve(module as never) }] : [],
      hosted: (slot) => (hosts.includes(slot) ? { timeoutMs: 50, failure } : undefined),
      failed,
    });
    return { failed, args: { context, request: new Request('https://site.test/') } };
  };

  const show = (rows: Awaited<ReturnType<typeof fillHostedRows>>) =>
    render(<HostedSlotRows slot={SLOT as never} rows={rows} />);

  describe('a slot in a page of a remote', () => {
    let scrollIntoView: () => void;
    beforeEach(() => {
      globalThis.IntersectionObserver = class {
        constructor(callback: (entries: unknown[]) => void) {
          scrollIntoView = () => callback([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      } as never;
    });

    it('shows the rows of other remotes, which get the page’s input', async () => {
      const { args, failed } = pageFilledBy(({ input }) => Promise.resolve(`Near ${input.name}`));
      const rows = await fillHostedRows(SLOT, args, PROVIDER);
      show(rows);
      expect(screen.getByText('Near Bath')).toBeInTheDocument();
      expect(rows.map(rowPlace)).toEqual([[SLOT, 'employers', PROVIDER]]);
      expect(failed).not.toHaveBeenCalled();
    });

    it('renders nothing when no remote fills it', async () => {
      const { args } = pageFilledBy(() => Promise.resolve(''));
      const none = await fillHostedRows('unis.other.row.v1', args, {});
      expect(show(none).container).toBeEmptyDOMElement();
    });

    it.each([
      ['fails', () => Promise.reject(new Error('no answer'))],
      ['is later than the slot’s own timeout', () => new Promise<string>(() => undefined)],
    ])('leaves out a regular row that %s', async (_, load) => {
      const { args, failed } = pageFilledBy(load);
      jest.useFakeTimers();
      const filling = fillHostedRows(SLOT, args, PROVIDER);
      await jest.advanceTimersByTimeAsync(50);
      expect(await filling).toEqual([]);
      expect(failed).toHaveBeenCalledWith('employers', SLOT, expect.anything());
      jest.useRealTimers();
    });

    it('loads an essential row that failed again when its place comes into view', async () => {
      let attempts = 0;
      const load = () =>
        ++attempts === 1 ? Promise.reject(new Error('no answer')) : Promise.resolve('Alive');
      const { args } = pageFilledBy(load, 'essential');
      const rows = await fillHostedRows(SLOT, args, PROVIDER);
      expect(rows.map(rowPlace)).toEqual([[SLOT, 'employers', PROVIDER]]);
      show(rows);
      expect(attempts).toBe(1);
      await slotsAct(async () => scrollIntoView());
      expect(await screen.findByText('Alive')).toBeInTheDocument();
    });

    it('reports a slot that the page’s release does not declare, and leaves it empty', async () => {
      const { args, failed } = pageFilledBy(() => Promise.resolve('Near'), 'regular', []);
      expect(await fillHostedRows(SLOT, args, PROVIDER)).toEqual([]);
      expect(failed).toHaveBeenCalledWith(
        'unis',
        SLOT,
        new Error('the running release does not declare this slot'),
      );
    });
  });
});

describe('filling', () => {
  const Component = () => null;
  const never = () => new Promise<never>(() => undefined);
  const filler = (name: string, load: () => Promise<unknown>): SlotFiller => ({
    name,
    load: () =>
      Promise.resolve({
        routes: [],
        slots: { 'home.row': () => Promise.resolve({ Component, load }) },
      }),
  });

  const opened = (fillers: (slot: string) => SlotFiller[]) => {
    const context = new RouterContextProvider();
    const failed: string[] = [];
    context.set(slotContext, {
      fillers,
      hosted: () => undefined,
      failed: (remote, slot) => failed.push(`${remote} ${slot}`),
    });
    return { args: { context, request: new Request('https://site.test/') }, failed };
  };

  const fill = async (...fillers: SlotFiller[]) => {
    const { args, failed } = opened(() => fillers);
    return { filled: await fillRows('home.row', args), failed };
  };

  afterEach(() => jest.useRealTimers());

  describe('a row', () => {
    it('has the content of each remote, in order [R-01]', async () => {
      let finishCourses = (): void => undefined;
      const coursesLoaded = new Promise<void>((resolve) => (finishCourses = resolve));
      const { filled } = await fill(
        filler('unis', () => coursesLoaded.then(() => 'late')),
        filler('courses', async () => {
          finishCourses();
          return 'soon';
        }),
      );
      expect(filled.map(({ remote, data }) => [remote, data])).toEqual([
        ['unis', 'late'],
        ['courses', 'soon'],
      ]);
    });

    it('leaves out and reports a remote that fails, hangs, or does not fill it [R-01]', async () => {
      jest.useFakeTimers();
      const filling = fill(
        filler('broken', () => Promise.reject(new Error('no'))),
        filler('hung', never),
        { name: 'empty', load: () => Promise.resolve({ routes: [] }) },
        filler('well', () => Promise.resolve(1)),
      );
      await jest.advanceTimersByTimeAsync(2_000);
      const { filled, failed } = await filling;
      expect(filled.map(({ remote }) => remote)).toEqual(['well']);
      expect(failed.sort()).toEqual(['broken home.row', 'empty home.row', 'hung home.row']);
    });
  });

  describe('the cards of kinds', () => {
    const card = { Component, facts: () => [] };
    const squad = (load: () => Promise<unknown>): SlotFiller => ({
      name: 'squad',
      load: load as SlotFiller['load'],
    });

    it('come from the squads that own the kinds, each loaded once; the shell’s own kinds load none [R-16]', async () => {
      const asked: string[] = [];
      const { args, failed } = opened((slot) => {
        asked.push(slot);
        return [squad(() => Promise.resolve({ slots: { [slot]: () => Promise.resolve(card) } }))];
      });
      const cards = await fillCards(['courses', 'articles', 'courses', 'careers'], args);
      expect(cards).toEqual({ courses: card, careers: card });
      expect(asked.sort()).toEqual(['card.careers', 'card.courses']);
      expect(failed).toEqual([]);
    });

    it('are left out within the timeout when a squad’s remote fails or hangs [R-16] [R-12]', async () => {
      const { args, failed } = opened((slot) => [
        squad(slot === 'card.careers' ? never : () => Promise.reject(new Error('dead'))),
      ]);
      jest.useFakeTimers();
      const filling = fillCards(['courses', 'careers'], args);
      await jest.advanceTimersByTimeAsync(2_000);
      expect(await filling).toEqual({});
      expect(failed).toEqual(['squad card.courses', 'squad card.careers']);
    });
  });
});
