/** @jest-environment node */
import { renderMarkdown } from './server';
import { isSafeHtml } from './safe-html';
import { dangersIn, PAYLOADS } from './testing/payloads';
import { SAMPLES } from './testing/samples';

it.each(SAMPLES)('[V-15] a server renders %j', async (markdown, html) => {
  expect(await renderMarkdown(markdown)).toBe(html);
});

it.each(PAYLOADS)('[V-15] a server makes nothing of %s: %j', async (_, payload) => {
  const html = await renderMarkdown(payload);
  expect(dangersIn(html)).toEqual([]);
  expect(isSafeHtml(html)).toBe(true);
  expect(html).toBe(html.trim());
});

it('tests at least 150 payloads', () => {
  expect(new Set(PAYLOADS.map(([, payload]) => payload)).size).toBeGreaterThanOrEqual(150);
});

it('shows what is nested past reason, or too long to be ours, as it is written', async () => {
  expect(await renderMarkdown('>'.repeat(50_000))).toMatch(/^<p>(&gt;)+<\/p>$/);
  expect(await renderMarkdown('*a* '.repeat(30_000))).toContain('<p>*a* *a*');
});

it('renders a source once, however often it is asked for', async () => {
  const source = '- one\n'.repeat(2_000);
  await renderMarkdown(source);
  const start = performance.now();
  for (let time = 0; time < 100; time += 1) await renderMarkdown(source);
  expect(performance.now() - start).toBeLessThan(50);
});
