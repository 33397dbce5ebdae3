/** @jest-environment node */
import { setLanguageSource, SOURCE_LANGUAGE } from '@signpost/language/runtime';
import { renderMarkdown } from './server';
import { isSafeHtml } from './safe-html';
import { dangersIn, PAYLOADS } from './testing/payloads';
import { SAMPLES } from './testing/samples';

it.each(SAMPLES)('a server renders %j [V-15]', async (markdown, html) => {
  expect(await renderMarkdown(markdown)).toBe(html);
});

it.each(PAYLOADS)('a server renders inert HTML for %s: %j [V-15]', async (_, payload) => {
  const html = await renderMarkdown(payload);
  expect(dangersIn(html)).toEqual([]);
  expect(isSafeHtml(html)).toBe(true);
  expect(html).toBe(html.trim());
});

it('tests at least 150 payloads', () => {
  expect(new Set(PAYLOADS.map(([, payload]) => payload)).size).toBeGreaterThanOrEqual(150);
});

it('shows the source of text that is nested too deeply or too long', async () => {
  expect(await renderMarkdown('>'.repeat(50_000))).toMatch(/^<p>(&gt;)+<\/p>$/);
  expect(await renderMarkdown('*a* '.repeat(30_000))).toContain('<p>*a* *a*');
});

it('renders the same source once', async () => {
  const source = '- one\n'.repeat(2_000);
  await renderMarkdown(source);
  const start = performance.now();
  for (let time = 0; time < 100; time += 1) await renderMarkdown(source);
  expect(performance.now() - start).toBeLessThan(50);
});

it('leads to pages in the language of the page, also for a source that was rendered before [B-21]', async () => {
  const source = '[Cities](/explore/where-to-go) and [UCAS](https://www.ucas.com/)';
  const hrefs = async () =>
    [...(await renderMarkdown(source)).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(await hrefs()).toEqual(['/explore/where-to-go', 'https://www.ucas.com/']);
  setLanguageSource(() => 'cy');
  expect(await hrefs()).toEqual(['/cy/explore/where-to-go', 'https://www.ucas.com/']);
  setLanguageSource(() => SOURCE_LANGUAGE);
});
