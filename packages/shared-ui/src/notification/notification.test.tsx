import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notification } from './notification';
import { ReminderButton } from './reminder-button';

const OPEN_DAY = {
  id: 'open-day',
  title: 'University of Bath open day is on Saturday 5 December',
  message: 'Open day, 09:30 to 16:00, Bath.',
};

describe('notification', () => {
  it('shows its message and its action, and can be dismissed [E-19]', async () => {
    const dismiss = jest.fn();
    const action = { href: '/explore/unis', label: 'See the open day' };
    render(<Notification {...OPEN_DAY} action={action} onDismiss={dismiss} />);
    expect(screen.getByRole('region', { name: OPEN_DAY.title })).toHaveTextContent('09:30 to 16:00');
    expect(screen.getByRole('link', { name: 'See the open day' })).toHaveAttribute('href', '/explore/unis');
    await userEvent.click(screen.getByRole('button', { name: `Dismiss: ${OPEN_DAY.title}` }));
    expect(dismiss).toHaveBeenCalledWith('open-day');
  });

  it('works without an action [E-19]', () => {
    render(<Notification {...OPEN_DAY} onDismiss={() => undefined} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('reminder button', () => {
  it('says what it is for and whether it is set, and is pressed by keyboard [E-19]', async () => {
    const toggle = jest.fn();
    const { rerender } = render(<ReminderButton name="Bath" state="unset" onToggle={toggle} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Remind me of Bath', pressed: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(toggle).toHaveBeenCalledTimes(1);
    rerender(<ReminderButton name="Bath" state="set" onToggle={toggle} />);
    expect(screen.getByRole('button', { name: 'Reminder set for Bath', pressed: true })).toHaveFocus();
  });
});
