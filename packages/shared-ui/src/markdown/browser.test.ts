import { renderMarkdown } from './browser';
import { isSafeHtml } from './safe-html';
import { dangersIn, PAYLOADS } from './testing/payloads';
import { SAMPLES } from './testing/samples';

it.each(SAMPLES)('a browser renders %j [V-15]', async (markdown, html) => {
  expect(await renderMarkdown(markdown)).toBe(html);
});

it.each(PAYLOADS)('a browser renders inert HTML for %s: %j [V-15]', async (_, payload) => {
  const html = await renderMarkdown(payload);
  expect(dangersIn(html)).toEqual([]);
  expect(isSafeHtml(html)).toBe(true);
});
