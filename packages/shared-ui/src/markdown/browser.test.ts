import { renderMarkdown } from './browser';
import { isSafeHtml } from './safe-html';
import { dangersIn, PAYLOADS } from './testing/payloads';
import { SAMPLES } from './testing/samples';

it.each(SAMPLES)('[V-15] a browser renders %j', async (markdown, html) => {
  expect(await renderMarkdown(markdown)).toBe(html);
});

it.each(PAYLOADS)('[V-15] a browser makes nothing of %s: %j', async (_, payload) => {
  const html = await renderMarkdown(payload);
  expect(dangersIn(html)).toEqual([]);
  expect(isSafeHtml(html)).toBe(true);
});
