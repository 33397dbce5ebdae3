/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { RouterContextProvider } from 'react-router-dom';
import type { FailureClass, HostedSlotName } from '@signpost/federation/contract';
import { fillHostedRows, rowPlace } from './slot-rows-data';
import { SlotRows } from './hosted-slots';
import { slotContext } from './slots';

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
  render(<SlotRows slot={SLOT as never} rows={rows} />);

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
    const started = performance.now();
    expect(await fillHostedRows(SLOT, args, PROVIDER)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(failed).toHaveBeenCalledWith('employers', SLOT, expect.anything());
  });

  it('loads an essential row that failed again when its place comes into view', async () => {
    let attempts = 0;
    const load = () => (++attempts === 1 ? Promise.reject(new Error('no answer')) : Promise.resolve('Alive'));
    const { args } = pageFilledBy(load, 'essential');
    const rows = await fillHostedRows(SLOT, args, PROVIDER);
    expect(rows.map(rowPlace)).toEqual([[SLOT, 'employers', PROVIDER]]);
    show(rows);
    expect(attempts).toBe(1);
    await act(async () => scrollIntoView());
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
