import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isCurrent, Notification, type LocalNotification } from './notification';

const DEADLINE: LocalNotification = {
  id: 'deadline',
  title: 'Applications close soon',
  message: 'You have 3 saved courses.',
  actionLink: '/explore/favourites',
  actionLabel: 'See them',
  type: 'information',
  created: '2026-12-01T09:00:00Z',
};

it('[E-19] shows a notification with its action, and can be dismissed', async () => {
  const dismiss = jest.fn();
  render(<Notification notification={DEADLINE} onDismiss={dismiss} />);
  expect(screen.getByRole('region', { name: 'Applications close soon' })).toHaveTextContent(
    '3 saved courses',
  );
  expect(screen.getByRole('link', { name: 'See them' })).toHaveAttribute('href', '/explore/favourites');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Applications close soon' }));
  expect(dismiss).toHaveBeenCalledWith('deadline');
});

it('[E-19] needs no action', () => {
  render(<Notification notification={{ ...DEADLINE, actionLink: null, actionLabel: null }} />);
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
])('[E-19] from %p to %p is current: %p', (startDate, endDate, expected) => {
  expect(isCurrent({ startDate: startDate ?? null, endDate: endDate ?? null }, NOW)).toBe(expected);
});
