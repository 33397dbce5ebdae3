/** @jest-environment jest-fixed-jsdom */
import { markHydrated } from '@signpost/shared-ui';
import { keepPresses } from './keep-presses';

const nextTask = () => jest.advanceTimersByTimeAsync(0);

/** A page as the server sends it, with a button in it and one in an island. */
const openPage = () => {
  document.body.innerHTML = `<div id="root">
    <button type="button" aria-pressed="false">Save Law</button>
    <div data-island="rest" data-hydrated="false"><button type="button">Share</button></div>
    <form><button>Search</button></form>
    <button type="button" popovertarget="menu">Menu</button>
    <div id="menu" popover></div></div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const pressed: string[] = [];
  root.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
  root.addEventListener('submit', (event) => event.preventDefault());
  keepPresses(root);
  const [save, share, search, menu] = [...root.querySelectorAll('button')];
  if (!save || !share || !search || !menu) throw new Error('a button is missing');
  const island = share.parentElement;
  if (!island) throw new Error('no island');
  return { pressed, save, share, search, menu, island };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
afterEach(() => delete document.documentElement.dataset['hydrated']);

it('keeps a press, shows that it is pending, and repeats it once the page is hydrated', async () => {
  const { save, pressed } = openPage();
  save.click();
  save.click();
  expect([save.hasAttribute('data-pending'), pressed]).toEqual([true, []]);
  markHydrated(document.documentElement);
  await nextTask();
  expect([save.hasAttribute('data-pending'), pressed]).toEqual([false, ['Save Law']]);
  save.click();
  expect(pressed).toEqual(['Save Law', 'Save Law']);
});

it('keeps a press in an island until that island is hydrated', async () => {
  const { share, island, pressed } = openPage();
  share.click();
  markHydrated(document.documentElement);
  await nextTask();
  expect(pressed).toEqual([]);
  markHydrated(island);
  await nextTask();
  expect(pressed).toEqual(['Share']);
});

it('does not repeat a press on a button that hydration changed', async () => {
  const { save, pressed } = openPage();
  save.click();
  save.setAttribute('aria-pressed', 'true');
  markHydrated(document.documentElement);
  await nextTask();
  expect([save.hasAttribute('data-pending'), pressed]).toEqual([false, []]);
});

it('leaves alone what works without scripts', () => {
  const { search, menu, pressed } = openPage();
  Object.assign(menu, { popoverTargetElement: document.getElementById('menu') });
  search.click();
  menu.click();
  expect(pressed).toEqual(['Search', 'Menu']);
});

it('drops a press whose script never comes', () => {
  const { save } = openPage();
  save.click();
  jest.advanceTimersByTime(10_000);
  expect(save.hasAttribute('data-pending')).toBe(false);
});
