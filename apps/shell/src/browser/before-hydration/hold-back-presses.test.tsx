/** @jest-environment jest-fixed-jsdom */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { markHydrated } from '@signpost/shared-ui';
import { holdBackPresses } from './hold-back-presses';

let renders = 0;

const Page = () => {
  renders += 1;
  return (
    <>
      <a href="#main">Law</a>
      <label>
        <input type="checkbox" /> Wales
      </label>
    </>
  );
};

/** Starts the hydration of a page as the server sends it. */
const startHydration = (prepare: (root: HTMLElement) => void) => {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const root = document.getElementById('root');
  const link = root?.querySelector('a');
  const box = root?.querySelector('input');
  if (!root || !link || !box) throw new Error('the page is not complete');
  renders = 0;
  prepare(root);
  startTransition(() => void hydrateRoot(root, <Page />));
  return { root, link, box };
};

const press = (element: Element) => {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
};

afterEach(() => delete document.documentElement.dataset['hydrated']);

it('does not hydrate the page within a press on a link, as React does by itself', () => {
  press(startHydration(() => undefined).link);
  expect(renders).toBe(1);
  press(startHydration(holdBackPresses).link);
  expect(renders).toBe(0);
});

it('lets React know of a form control that is changed', () => {
  press(startHydration(holdBackPresses).box);
  expect(renders).toBe(1);
});

it('passes presses on once the page is hydrated', () => {
  const { root, link } = startHydration(holdBackPresses);
  const onClick = jest.fn();
  root.addEventListener('click', onClick);
  press(link);
  expect(onClick).not.toHaveBeenCalled();
  markHydrated(document.documentElement);
  press(link);
  expect(onClick).toHaveBeenCalledTimes(1);
});
