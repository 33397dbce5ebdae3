import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isCurrent, Notification, type LocalNotification } from './notification';

const REMINDER: LocalNotification = {
  id: 'deadline',
  title: 'Applications close soon',
  message: 'You have 3 saved courses.',
  actionLink: '/explore/favourites',
  actionLabel: 'See them',
  type: 'information',
  created: '2026-12-01T09:00:00Z',
};

it('shows a notification with its action, which can be dismissed [E-19]', async () => {
  const dismiss = jest.fn();
  render(<Notification notification={REMINDER} onDismiss={dismiss} />);
  expect(screen.getByRole('region', { name: 'Applications close soon' })).toHaveTextContent(
    '3 saved courses',
  );
  expect(screen.getByRole('link', { name: 'See them' })).toHaveAttribute('href', '/explore/favourites');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Applications close soon' }));
  expect(dismiss).toHaveBeenCalledWith('deadline');
});

it('works without an action [E-19]', () => {
  render(<Notification notification={{ ...REMINDER, actionLink: null, actionLabel: null }} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

const NOW = Date.parse('2026-12-10');
it.each([
  [undefined, undefined, true],
  ['2026-12-01', '2026-12-31', true],
  ['2026-12-11', null, false],
  [null, '2026-12-09', false],
  ['', '', true],
  ['soon', 'later', true],
])('from %p to %p is current: %p [E-19]', (startDate, endDate, expected) => {
  expect(isCurrent({ startDate: startDate ?? null, endDate: endDate ?? null }, NOW)).toBe(expected);
});
