/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as React from 'react';
import type * as ReactDom from 'react-dom/client';
import { until } from '../../testing/until';
import { leaveOutOfReactDom } from './react-dom-client';

const production = (library: string, file: string): string =>
  path.join(path.dirname(require.resolve(library)), 'cjs', `${file}.production.js`);

const react = jest.requireActual<typeof React>(production('react', 'react'));
const { createElement, Fragment, Suspense, useEffect, useState, ViewTransition } = react;

/** The client as browsers have it. */
const loadClient = (): typeof ReactDom => {
  const file = production('react-dom', 'react-dom-client');
  const source = leaveOutOfReactDom(readFileSync(file, 'utf8'), file);
  const client = {};
  const load = (name: string): unknown => (name === 'react' ? react : jest.requireActual(name));
  new Function('require', 'exports', source)(load, client);
  return client as typeof ReactDom;
};

const Counter = () => {
  const [count, setCount] = useState(0);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return createElement(
    'button',
    { type: 'button', className: isMounted ? 'mounted' : undefined, onClick: () => setCount(count + 1) },
    `Pressed ${count} times`,
  );
};

const Page = () =>
  createElement(
    'section',
    null,
    createElement(Suspense, { fallback: 'Loading' }, createElement(Fragment, null, createElement(Counter))),
  );

describe('React’s client without the parts that pages do not use', () => {
  const { createRoot, hydrateRoot } = loadClient();

  it('hydrates markup of the server in place, answers events, and removes the page', async () => {
    document.body.innerHTML =
      '<div id="root"><section><!--$--><button type="button">Pressed 0 times</button><!--/$--></section></div>';
    const button = document.querySelector('button');
    const container = document.querySelector('#root') ?? document.body;
    const problems: unknown[] = [];
    const root = hydrateRoot(container, createElement(Page), {
      onRecoverableError: (error) => problems.push(error),
    });
    await until(() => button?.className === 'mounted');
    button?.click();
    await until(() => button?.textContent === 'Pressed 1 times');
    expect(document.querySelector('button')).toBe(button);
    expect(button?.outerHTML).toBe('<button type="button" class="mounted">Pressed 1 times</button>');
    expect(problems).toEqual([]);
    root.unmount();
    await until(() => container.innerHTML === '');
  });

  it('fails with an error in a component that uses one', async () => {
    const errors: unknown[] = [];
    const root = createRoot(document.createElement('div'), {
      onUncaughtError: (error) => errors.push(error),
    });
    root.render(createElement(ViewTransition, null, 'text'));
    await until(() => errors.length > 0);
    expect(String(errors[0])).toContain('https://react.dev/errors/156?args[]=30');
  });
});
