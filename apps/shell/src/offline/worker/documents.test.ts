/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { inLanguage } from '../../server/render/language/in-language';
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

it('says that in the language of the page [B-20] [B-21]', () => {
  const html = inLanguage('cy', () => withNotice(PAGE, AT, 'offline'));
  const notice = parsed(html).querySelector('section');
  expect(notice).toHaveTextContent('25 Tach 2026, 18:05.');
  expect(notice?.querySelector('a[href="/cy/offline"]')).not.toBeNull();
});

describe('the offline page', () => {
  const shell = { css: ['/assets/a.css'], icon: '/icon.svg' };
  const template = offlineDocument({ shell, nonce: 'n' });
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

  it('lists pages in its own language first, and says which language the others are in [B-20] [B-21]', () => {
    const pages = new Map([
      ['/explore', page('Explore', { at: AT + 60_000 })],
      ['/cy/explore', page('Archwilio')],
    ]);
    const root = inLanguage('cy', () =>
      parsed(withKeptPages(offlineDocument({ shell, nonce: 'n' }), pages, true)),
    );
    const links = [...root.querySelectorAll('li a')].map((link) => [
      link.textContent,
      link.getAttribute('lang'),
    ]);
    expect(links).toEqual([
      ['Archwilio', null],
      ['Explore', 'en-GB'],
    ]);
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
