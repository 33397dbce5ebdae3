/** @jest-environment jsdom */
import { followLinksOffline } from './follow-links';

let reached: string[];
let stop: () => void;
const setOnline = (isOnline: boolean) =>
  Object.defineProperty(window.navigator, 'onLine', { value: isOnline, configurable: true });

beforeEach(() => {
  reached = [];
  document.body.innerHTML = `<a id="other" href="/explore">Other</a><a id="same" href="${window.location.pathname}?tab=unis">Same</a>
    <a id="elsewhere" href="https://elsewhere.test/">Elsewhere</a>`;
  stop = followLinksOffline();
});
afterEach(() => {
  stop();
  setOnline(true);
});

/** Where the router listens. */
const onRouterClick = (event: MouseEvent) => {
  reached.push((event.target as Element).id);
};
beforeAll(() => {
  document.addEventListener('click', onRouterClick);
  // jsdom does not navigate.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const click = (id: string, options: MouseEventInit = {}) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));

it('leaves links to the router while there is a connection', () => {
  click('other');
  expect(reached).toEqual(['other']);
});

it('keeps links to other pages of the site from the router while there is none [B-20]', () => {
  setOnline(false);
  for (const id of ['other', 'same', 'elsewhere']) click(id);
  click('other', { ctrlKey: true });
  expect(reached).toEqual(['same', 'elsewhere', 'other']);
});

it('does so on a page that comes from the kept copies, until it is stopped', () => {
  document.body.insertAdjacentHTML('afterbegin', '<section class="signpost-offline"></section>');
  click('other');
  expect(reached).toEqual([]);
  stop();
  click('other');
  expect(reached).toEqual(['other']);
});
