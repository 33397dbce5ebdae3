/** @jest-environment node */
import purify from 'dompurify';
import { JSDOM } from 'jsdom';
import { Marked } from 'marked';
import { setLanguageSource, SOURCE_LANGUAGE } from '@signpost/language/runtime';
import { renderMarkdown as renderInBrowser } from './browser';
import { createRenderer } from './renderer';
import { isSafeHtml } from './safe-html';
import { renderMarkdown as renderOnServer } from './server';
import { dangersIn, PAYLOADS } from './testing/payloads';
import { SAMPLES } from './testing/samples';

beforeAll(async () => {
  // The server's libraries are loaded without a window.
  await renderOnServer('');
  // A window of another parser version than the server's, as in a real browser.
  Object.assign(globalThis, { window: new JSDOM('').window });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));

it.each(SAMPLES)('server and browser render %j [V-15]', async (markdown, html) => {
  expect(await renderOnServer(markdown)).toBe(html);
  expect(await renderInBrowser(markdown)).toBe(html);
});

it.each(PAYLOADS)('server and browser render the same inert HTML for %s: %j [V-15]', async (_, payload) => {
  const html = await renderOnServer(payload);
  expect(dangersIn(html)).toEqual([]);
  expect(isSafeHtml(html)).toBe(true);
  expect(html).toBe(html.trim());
  expect(await renderInBrowser(payload)).toBe(html);
});

it('tests at least 150 payloads', () => {
  expect(new Set(PAYLOADS.map(([, payload]) => payload)).size).toBeGreaterThanOrEqual(150);
});

it('shows the source of text that is nested too deeply or too long', async () => {
  expect(await renderOnServer('>'.repeat(50_000))).toMatch(/^<p>(&gt;)+<\/p>$/);
  expect(await renderOnServer('*a* '.repeat(30_000))).toContain('<p>*a* *a*');
});

it('parses the same source once, and keeps the last 500 sources', () => {
  const marked = new Marked();
  const parse = jest.spyOn(marked, 'parse');
  const render = createRenderer(marked, purify(new JSDOM('').window));
  for (let time = 0; time < 3; time += 1) expect(render('- one')).toBe('<ul>\n<li>one</li>\n</ul>');
  expect(parse).toHaveBeenCalledTimes(1);
  for (let other = 0; other < 500; other += 1) render(`${other}`);
  render('- one');
  expect(parse).toHaveBeenCalledTimes(502);
});

it('leads to pages in the language of the page, also for a source that was rendered before [B-21]', async () => {
  const source = '[Cities](/explore/where-to-go) and [UCAS](https://www.ucas.com/)';
  const hrefs = async () =>
    [...(await renderOnServer(source)).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(await hrefs()).toEqual(['/explore/where-to-go', 'https://www.ucas.com/']);
  setLanguageSource(() => 'cy');
  expect(await hrefs()).toEqual(['/cy/explore/where-to-go', 'https://www.ucas.com/']);
  setLanguageSource(() => SOURCE_LANGUAGE);
});
