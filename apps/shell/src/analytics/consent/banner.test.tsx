/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { isAllowed } from '@signpost/identity';
import { dataLayer } from '../testing/measures';
import { withdrawAnswers, isMeasurementAllowed } from './answers';
import { ConsentBanner } from './banner';
import { followConsent } from './mode';

Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});

const question = () => screen.queryByRole('region', { name: 'May we keep some handy things?' });
const stored = () => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];

beforeEach(() => act(withdrawAnswers));

it('asks with yes and no buttons that look alike, stores nothing before the answer, and has no axe violations', async () => {
  const { container } = render(<ConsentBanner />);
  const [yes, no] = screen.getAllByRole('button');
  expect([yes?.textContent, no?.textContent]).toEqual(['Accept', 'Reject']);
  expect(yes?.className).toBe(no?.className);
  expect(document.activeElement).toBe(document.body);
  expect(stored()).toEqual([]);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it.each([
  ['Accept', true, ['signpost.consent', 'signpost.measuring']],
  ['Reject', false, ['signpost.measuring']],
])('%s is stored, and the banner is not shown again', async (button, given, kept) => {
  const { unmount } = render(<ConsentBanner />);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(question()).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('You can change it');
  expect([isMeasurementAllowed(), isAllowed('functional')]).toEqual([given, given]);
  expect(stored().sort()).toEqual(kept);
  unmount();
  render(<ConsentBanner />);
  expect(question()).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('keeps the answer for the page when storage is full', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  render(<ConsentBanner />);
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(question()).toBeNull();
  full.mockRestore();
});

it('tag managers get denied as the default, then an update for the answer and for its withdrawal', async () => {
  followConsent();
  render(<ConsentBanner />);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  act(withdrawAnswers);
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
