/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { renderMarkdown as renderInBrowser } from './browser';
import { renderMarkdown as renderOnServer } from './server';
import { PAYLOADS } from './testing/payloads';

// A window of another parser version than the server's, as in a real browser.
beforeAll(() => Object.assign(globalThis, { window: new JSDOM('').window }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));

it.each(PAYLOADS)('gives the same on server and browser for %s: %j [V-15]', async (_, payload) => {
  expect(await renderInBrowser(payload)).toBe(await renderOnServer(payload));
});
