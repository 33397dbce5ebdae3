/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { offlineDocument } from '../../server/documents/offline/offline-page';
import { withKeptPages, withNotice } from './documents';
import type { KeptPage } from './kept';

const AT = Date.parse('2026-11-25T18:05:00Z');
const PAGE = '<body><a href="#main">Skip</a><div id="root"><main>Text</main></div></body>';
const page = (title: string, more: Partial<KeptPage> = {}): KeptPage => ({
  at: AT,
  bytes: 1,
  title,
  releases: {},
  files: [],
  isSaved: false,
  ...more,
});
const parsed = (html: string): HTMLElement => {
  const root = document.createElement('div');
  root.append(...new DOMParser().parseFromString(html, 'text/html').body.children);
  document.body.replaceChildren(root);
  return root;
};

it('says above a kept page that the visitor is offline, and from when the page is [B-20]', () => {
  const html = withNotice(PAGE, AT, 'offline');
  const [before = '', after] = html.split('<div id="root">');
  expect(after).toBe('<main>Text</main></div></body>');
  const notice = parsed(before).querySelector('section');
  expect(notice).toHaveTextContent('You are offline. This page is from 25 Nov 2026, 18:05.');
  expect(withNotice(PAGE, AT, 'slow')).toContain('The connection is very slow.');
});

describe('the offline page', () => {
  const template = offlineDocument({ shell: { css: ['/assets/a.css'], icon: '/icon.svg' }, nonce: 'n' });
  const shown = (...args: Parameters<typeof withKeptPages> extends [string, ...infer Rest] ? Rest : never) =>
    parsed(withKeptPages(template, ...args));
  const visibleHeadings = (root: HTMLElement) =>
    [...root.querySelectorAll('h1, h2')]
      .filter((one) => !one.closest('[hidden]'))
      .map((one) => one.textContent);

  it('stands in for a page that cannot be reached, and lists what is kept, the newest first [B-20]', () => {
    const pages = new Map([
      ['/explore?a=1&b=2', page('A <b> & "c"')],
      ['/saved', page('Saved', { at: AT + 60_000, isSaved: true })],
    ]);
    const root = shown(pages, true);
    expect(visibleHeadings(root)).toEqual(['You are offline', 'What you can open now']);
    const items = [...root.querySelectorAll('li')];
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Saved from 25 Nov 2026, 18:06',
      'A <b> & "c" from 25 Nov 2026, 18:05',
    ]);
    expect(items[1]?.querySelector('a')).toHaveAttribute('href', '/explore?a=1&b=2');
  });

  it('says so when nothing is kept, and what the list is for when the visitor asks for it', () => {
    const root = shown(new Map(), false);
    expect(visibleHeadings(root)).toEqual(['Pages kept on this device']);
    expect(root).toHaveTextContent('No page is kept yet.');
    expect(visibleHeadings(shown(new Map([['/', page('Home')]]), false))).toEqual([
      'Pages kept on this device',
      'What you can open now',
    ]);
  });

  it('is the same without a service worker as when nothing is kept', () => {
    expect(withKeptPages(template, new Map(), false)).toBe(template);
  });
});
