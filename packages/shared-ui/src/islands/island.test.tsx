import { createContext, startTransition, use, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateAllIslands } from './hydrate-when';
import { createIsland } from './island';

const Counter = ({ label }: { label: string }) => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
};

let show: (() => void) | undefined;
let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  // jsdom lays nothing out, so that nothing ever comes into view by itself.
  window.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe = () => {
      show = () => this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    };
    disconnect = () => (show = undefined);
  } as unknown as typeof IntersectionObserver;
  container = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  show = undefined;
  container.remove();
  delete document.documentElement.dataset['hydrated'];
});

/** What the server rendered, and the same part as a browser that just came to the page has it. */
const served = async (load = jest.fn(() => Promise.resolve(Counter))) => {
  const onServer = createIsland('part', () => Promise.resolve(Counter));
  await onServer.ready();
  container.innerHTML = renderToString(<onServer.Component label="Pressed" />);
  const part = createIsland('part', load);
  const errors: unknown[] = [];
  await part.ready();
  const page = (hint: string) => (
    <div title={hint}>
      <part.Component label="Pressed" />
    </div>
  );
  container.innerHTML = `<div title="one">${container.innerHTML}</div>`;
  await act(async () => {
    root = hydrateRoot(container, page('one'), { onRecoverableError: (error) => errors.push(error) });
  });
  return { load, errors, again: (hint: string) => act(async () => root?.render(page(hint))) };
};

const button = () => screen.getByRole('button');

it('leaves what the server rendered in place, without its script, until it comes into view', async () => {
  const { load, errors } = await served();
  const drawn = button();
  expect(load).not.toHaveBeenCalled();
  expect(drawn).toHaveTextContent('Pressed 0');
  await act(async () => show?.());
  expect(load).toHaveBeenCalledTimes(1);
  expect(button()).toBe(drawn);
  await userEvent.click(drawn);
  expect(drawn).toHaveTextContent('Pressed 1');
  expect(errors).toEqual([]);
});

it('is hydrated at the first interaction anywhere', async () => {
  const { load } = await served();
  await act(async () => void document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(button());
  expect(button()).toHaveTextContent('Pressed 1');
});

it('is hydrated at an interaction inside of it, which React does not pass on', async () => {
  const { load } = await served();
  await act(async () => void button().dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  expect(load).toHaveBeenCalledTimes(1);
});

it('is not hydrated by changes of the page around it', async () => {
  const { load, errors, again } = await served();
  const drawn = button();
  await again('two');
  expect(container.firstElementChild).toHaveAttribute('title', 'two');
  expect(button()).toBe(drawn);
  expect(load).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
});

it('stays as the server rendered it when its script cannot be loaded', async () => {
  const load = jest.fn(() => Promise.resolve(Counter)).mockRejectedValueOnce(new Error('offline'));
  const { errors } = await served(load);
  await act(async () => show?.());
  expect(button()).toHaveTextContent('Pressed 0');
  expect(errors).toEqual([]);
});

it('is rendered at once on a page that the server did not render', async () => {
  const part = createIsland('part', () => Promise.resolve(Counter));
  await part.ready();
  render(<part.Component label="Pressed" />, { container });
  expect(button()).toHaveTextContent('Pressed 0');
});

it('says so when it is needed and cannot be loaded', async () => {
  const part = createIsland<{ label: string }>('part', () => Promise.reject(new Error('offline')));
  await expect(part.ready()).rejects.toThrow('offline');
});

describe('when context around it is about to change', () => {
  const TextContext = createContext('before');
  const Reader = () => <p>{use(TextContext)}</p>;

  /** Hydrates a server-rendered page around an island; returns a function that changes its context in a transition, as the router does. */
  const hydratePage = async (load: () => Promise<typeof Counter>) => {
    const onServer = createIsland('part', () => Promise.resolve(Counter));
    await onServer.ready();
    const part = createIsland('part', load);
    let setText: (text: string) => void = () => undefined;
    const Page = ({ Part }: { Part: typeof part.Component }) => {
      const [words, setWords] = useState('before');
      setText = setWords;
      return (
        <TextContext value={words}>
          <Reader />
          <Part label="Pressed" />
        </TextContext>
      );
    };
    container.innerHTML = renderToString(<Page Part={onServer.Component} />);
    await part.ready();
    await act(async () => {
      root = hydrateRoot(container, <Page Part={part.Component} />, { onRecoverableError: () => undefined });
    });
    return (words: string) =>
      act(async () => {
        hydrateAllIslands();
        startTransition(() => setText(words));
      });
  };

  afterEach(() => delete document.documentElement.dataset['hydrateIslands']);

  it('is hydrated, so that the page does not wait for it', async () => {
    const changeContext = await hydratePage(() => Promise.resolve(Counter));
    const drawn = button();
    await changeContext('after');
    expect(screen.getByText('after')).toBeVisible();
    expect(button()).toBe(drawn);
  });

  it('does not hold back the page when its script cannot be loaded', async () => {
    const changeContext = await hydratePage(() => Promise.reject(new Error('offline')));
    await changeContext('after');
    expect(screen.getByText('after')).toBeVisible();
  });
});
