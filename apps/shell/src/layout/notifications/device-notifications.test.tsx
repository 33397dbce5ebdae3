/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import {
  addNotification,
  dismissNotification,
  type LocalNotification,
} from '@signpost/identity/notifications';
import { DeferredNotifications } from './deferred-notifications';

const KEY = 'UcasNotifications';
const BATH: LocalNotification = {
  id: 'bath',
  title: 'University of Bath open day is on Saturday 12 September',
  message: 'Open day, 09:30 to 16:00, Bath.',
  actionLink: '/explore/unis/10007850/university-of-bath#open-days',
  actionLabel: 'See the open day',
  startDate: '2026-09-04T23:00:00Z',
  endDate: '2026-09-12T23:00:00Z',
  type: 'information',
  created: '2026-07-01T09:00:00Z',
};
const LEEDS = { ...BATH, id: 'leeds', title: 'University of Leeds open day is on Saturday 12 September' };

const Page = () => (
  <main id="main" tabIndex={-1}>
    <DeferredNotifications />
  </main>
);
const open = (time: string) => {
  jest.setSystemTime(Date.parse(time));
  return render(<Page />);
};
const regions = () => screen.queryAllByRole('region').map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-09-05T09:00:00Z') });
  ['bath', 'leeds'].forEach(dismissNotification);
});
afterEach(() => jest.useRealTimers());

describe('notifications at the top of the page', () => {
  it('need nothing in the server’s markup, nor where none is stored [E-19]', () => {
    expect(renderToString(<DeferredNotifications />)).toBe('');
    expect(open('2026-09-05T09:00:00Z').container.querySelector('main')).toBeEmptyDOMElement();
  });

  it('are shown between their start and their end, and announced politely [E-19]', async () => {
    addNotification(BATH);
    open('2026-09-05T09:00:00Z');
    const region = await screen.findByRole('region', { name: BATH.title });
    expect(screen.getByRole('status')).toHaveTextContent(BATH.title);
    expect(screen.getByRole('link', { name: 'See the open day' })).toHaveAttribute('href', BATH.actionLink);
    const { violations } = await axe.run(region, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('appear and end while a page is open, and leave the device after their end [E-19]', async () => {
    addNotification(BATH);
    open('2026-09-04T22:59:30Z');
    await screen.findByRole('status');
    expect(regions()).toEqual([]);
    act(() => jest.advanceTimersByTime(60_000));
    expect(regions()).toHaveLength(1);
    jest.setSystemTime(Date.parse('2026-09-12T23:00:00Z'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(regions()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('appear on an open page when another part of it stores one [E-19]', async () => {
    open('2026-09-05T09:00:00Z');
    act(() => void addNotification(BATH));
    expect(await screen.findByRole('region', { name: BATH.title })).toBeVisible();
  });

  it('are dismissed by keyboard; the focus moves to the next one, then to the page [E-19]', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    addNotification(BATH);
    addNotification(LEEDS);
    open('2026-09-05T09:00:00Z');
    (await screen.findByRole('button', { name: `Dismiss: ${BATH.title}` })).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: `Dismiss: ${LEEDS.title}` })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Notification dismissed.');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each(['{', '{"version":1,"value":[{"id":"x"}]}'])(
    'that cannot be read are reset to an empty list: %s [S-10]',
    async (text) => {
      localStorage.setItem(KEY, text);
      open('2026-09-05T09:00:00Z');
      await screen.findByRole('status');
      expect(regions()).toEqual([]);
      expect(localStorage.getItem(KEY)).toBeNull();
    },
  );
});
