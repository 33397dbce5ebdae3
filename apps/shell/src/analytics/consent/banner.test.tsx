/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { isAllowed } from '@signpost/identity';
import { dataLayer } from '../testing/measures';
import { withdrawAnswers, isMeasurementAllowed } from './answers';
import { ConsentBanner } from './banner';
import { followBanner } from './follow-banner';
import { followConsent } from './mode';

Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});

const question = () => screen.queryByRole('region', { name: 'May we keep some handy things?' });
const stored = () => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];

/** Opens a document as the server sends it. */
const openDocument = () => {
  document.body.innerHTML = `${renderToStaticMarkup(<ConsentBanner />)}<main id="main" tabindex="-1"></main>`;
  followBanner();
};

beforeEach(withdrawAnswers);

it('asks with yes and no buttons that look alike, stores nothing before the answer, and has no axe violations', async () => {
  openDocument();
  const [yes, no] = screen.getAllByRole('button');
  expect([yes?.textContent, no?.textContent]).toEqual(['Accept', 'Reject']);
  expect(yes?.className).toBe(no?.className);
  expect(document.activeElement).toBe(document.body);
  expect(stored()).toEqual([]);
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it.each([
  ['Accept', true, ['signpost.consent', 'signpost.measuring']],
  ['Reject', false, ['signpost.measuring']],
])('%s is stored, and the banner is not shown again', async (button, given, kept) => {
  openDocument();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(question()).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('You can change it');
  expect([isMeasurementAllowed(), isAllowed('functional')]).toEqual([given, given]);
  expect(stored().sort()).toEqual(kept);
  openDocument();
  expect(question()).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('moves the focus from the answered banner to the content of the page', async () => {
  openDocument();
  screen.getByRole('button', { name: 'Reject' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(question()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('keeps the answer for the page when storage is full', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  openDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(question()).toBeNull();
  full.mockRestore();
});

it('tag managers get denied as the default, then an update for the answer and for its withdrawal', async () => {
  followConsent();
  openDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  withdrawAnswers();
  const commands = dataLayer() as [string, string, Record<string, string>][];
  expect(
    commands.map(([, kind, { analytics_storage, functionality_storage }]) => [
      kind,
      analytics_storage,
      functionality_storage,
    ]),
  ).toEqual([
    ['default', 'denied', 'denied'],
    ['update', 'granted', 'granted'],
    ['update', 'denied', 'denied'],
  ]);
  expect(question()).not.toBeNull();
});
