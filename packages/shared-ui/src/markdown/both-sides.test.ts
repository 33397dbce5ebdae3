/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { renderMarkdown as renderInBrowser } from './browser';
import { renderMarkdown as renderOnServer } from './server';
import { PAYLOADS } from './testing/payloads';

// A window of another parser's version than the server's, as a browser's is.
beforeAll(() => Object.assign(globalThis, { window: new JSDOM('').window }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));

it.each(PAYLOADS)('[V-15] gives the same on both sides for %s: %j', async (_, payload) => {
  expect(await renderInBrowser(payload)).toBe(await renderOnServer(payload));
});
