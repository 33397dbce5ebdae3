import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { calendarFile, calendarHref, ukTime } from './files/calendar-file';
import { saveFile } from './files/save-file';
import { Dialog } from './modal/dialog';
import { Notification } from './notification/notification';
import { ReminderButton } from './notification/reminder-button';
import { SaveButton } from './save-button/save-button';
import { PrintButton } from './share-button/print-button';
import { ShareButton } from './share-button/share-button';
import { ErrorState } from './states/states';
import { supportDialogs } from './testing/dialogs';
import { DeferredToasts } from './toasts/deferred-toasts';
import { showToast, type Toast, TOAST_EVENT } from './toasts/toast';
import { Toasts } from './toasts/toasts';
import { TestRouter } from './testing/test-router';

describe('modal', () => {
  beforeAll(supportDialogs);

  describe.each([['dialog', Dialog]])('a %s', (_, Modal) => {
    const modal = (open: boolean, onClose = jest.fn()) => (
      <Modal open={open} onClose={onClose} title="Remove all?">
        <p>You can undo this.</p>
      </Modal>
    );

    it('opens and closes with the state of its parent', () => {
      const { rerender } = render(modal(false));
      expect(screen.queryByRole('dialog')).toBeNull();
      rerender(modal(true));
      expect(screen.getByRole('dialog', { name: 'Remove all?' })).toBeVisible();
      rerender(modal(false));
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('notifies its parent when the visitor closes it', async () => {
      const onClose = jest.fn();
      render(modal(true, onClose));
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(onClose).toHaveBeenCalledTimes(1);
    });
  });
});

describe('save button', () => {
  it('names the item, and reports a press', async () => {
    const wish = jest.fn();
    render(<SaveButton name="University of Bath" saved={false} onToggle={wish} id="10007850" />);
    const button = screen.getByRole('button', { name: 'Save University of Bath', pressed: false });
    expect(button).toHaveAttribute('data-save', '10007850');
    await userEvent.click(button);
    expect(wish).toHaveBeenCalledTimes(1);
  });

  it('shows the saved state as text', () => {
    render(<SaveButton name="University of Bath" saved />);
    expect(screen.getByRole('button', { name: 'Saved University of Bath', pressed: true })).toBeVisible();
  });

  it.each([
    ['saving', 'Saving University of Bath'],
    ['failed', 'Not saved. Try again University of Bath'],
    ['login', 'Sign in to save University of Bath'],
  ] as const)('shows the state %s as text [S-04]', (state, name) => {
    render(<SaveButton name="University of Bath" saved={false} state={state} />);
    expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it('ignores a press while saving, and keeps focus', async () => {
    const wish = jest.fn();
    render(<SaveButton name="University of Bath" saved={false} state="saving" onToggle={wish} />);
    const button = screen.getByRole('button', { name: /Saving/ });
    await userEvent.click(button);
    expect(wish).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  });
});

describe('share button', () => {
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const press = async () => {
    const user = userEvent.setup({ writeToClipboard: false });
    render(<ShareButton title="University of Bath" url="/explore/unis/1/bath" />);
    return () => user.click(screen.getByRole('button', { name: 'Share' }));
  };

  it('copies the URL on a device without a share sheet, and confirms it', async () => {
    const share = await press();
    const write = jest.fn(() => Promise.resolve());
    clipboard(write);
    await share();
    expect(write).toHaveBeenCalledWith('http://localhost/explore/unis/1/bath');
    expect(await screen.findByText('Link copied')).toBeVisible();
  });

  it('shows what to do when copying is not allowed', async () => {
    const share = await press();
    clipboard(() => Promise.reject(new DOMException('Not allowed')));
    await share();
    expect(await screen.findByText('Copy the link from the address bar')).toBeVisible();
  });

  it('opens the device’s share sheet if there is one', async () => {
    const sheet = jest.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
    Object.defineProperty(navigator, 'share', { configurable: true, value: sheet });
    const share = await press();
    await share();
    expect(sheet).toHaveBeenCalledWith({
      title: 'University of Bath',
      url: 'http://localhost/explore/unis/1/bath',
    });
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  it('copies the URL when the share sheet may not be opened', async () => {
    const sheet = jest.fn(() => Promise.reject(new DOMException('No permission', 'NotAllowedError')));
    Object.defineProperty(navigator, 'share', { configurable: true, value: sheet });
    const share = await press();
    const write = jest.fn(() => Promise.resolve());
    clipboard(write);
    await share();
    expect(write).toHaveBeenCalledWith('http://localhost/explore/unis/1/bath');
    expect(await screen.findByText('Link copied')).toBeVisible();
  });

  it('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    render(<PrintButton>Print this list</PrintButton>);
    await userEvent.click(screen.getByRole('button', { name: 'Print this list' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('files', () => {
  const event = {
    id: 'one@test',
    starts: ukTime('2026-06-20', '09:30'),
    ends: ukTime('2026-06-20', '16:00'),
    title: 'Open day; all',
    place: null,
    details: 'Come',
  };

  it('writes events in UTC, without a place that is not known', () => {
    const file = calendarFile('Dates', [event]);
    expect(file).toContain('DTSTART:20260620T083000Z\r\nDTEND:20260620T150000Z\r\nSUMMARY:Open day\\; all');
    expect(file).not.toContain('LOCATION');
    expect(calendarHref(file)).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN%3AVCALENDAR/);
  });

  it('saves a text under a name, and frees its address', async () => {
    const blobs: Blob[] = [];
    const revoke = jest.fn();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:test/${blobs.push(blob)}`,
      revokeObjectURL: revoke,
    });
    const names: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    saveFile('dates.ics', 'BEGIN', 'text/calendar');
    expect(names).toEqual(['dates.ics']);
    expect([blobs[0]?.type, blobs[0]?.size]).toEqual(['text/calendar', 5]);
    expect(revoke).toHaveBeenCalledWith('blob:test/1');
    click.mockRestore();
  });
});

describe('notification', () => {
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
});

describe('toasts', () => {
  const say = (toast: Toast) => act(() => showToast(toast));

  it('is a live region before the first toast', () => {
    render(<Toasts />);
    expect(screen.getByRole('status', { name: 'What just happened' })).toHaveTextContent('');
    say({ message: 'Saved University of Bath', tone: 'success' });
    expect(screen.getByRole('status')).toHaveTextContent('Saved University of Bath');
  });

  it('runs its action once and closes', async () => {
    const undo = jest.fn();
    render(<Toasts />);
    say({ message: 'Removed', action: { label: 'Undo', onAct: undo } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Removed')).toBeNull();
  });

  it('closes by itself, unless it has an action', () => {
    jest.useFakeTimers();
    render(<Toasts />);
    say({ message: 'In passing' });
    say({ message: 'To stay', action: { label: 'Undo', onAct: () => undefined } });
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.queryByText('In passing')).toBeNull();
    expect(screen.getByText('To stay')).toBeVisible();
    jest.useRealTimers();
  });

  it('stays open while hovered or focused', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Toasts />);
    say({ message: 'Read me' });
    await user.hover(screen.getByText('Read me'));
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Read me')).toBeVisible();
    jest.useRealTimers();
  });

  it('shows the newest three, each of which can be dismissed', async () => {
    render(<Toasts />);
    for (const message of ['One', 'Two', 'Three', 'Four']) say({ message });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByText('One')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Four' }));
    expect(screen.queryByText('Four')).toBeNull();
  });

  it.each([undefined, null, {}, { message: 4 }])('ignores the event with %p', (detail) => {
    render(<Toasts />);
    act(() => void window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail })));
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('loads on the first toast, and shows all toasts sent before it loaded', async () => {
    const { container } = render(<DeferredToasts />);
    expect(container).toBeEmptyDOMElement();
    say({ message: 'One' });
    say({ message: 'Two' });
    expect(await screen.findByText('Two')).toBeVisible();
    say({ message: 'Three' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
  });
});

describe('an error page', () => {
  const Address = () => {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  };

  it('shows the status code, the heading Error, the message, a search box and a link back [B-09]', async () => {
    render(
      <TestRouter>
        <ErrorState status={404} message="We cannot find that page." />
        <Address />
      </TestRouter>,
    );
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
    expect(screen.getByText('We cannot find that page.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
    await userEvent.type(screen.getByRole('searchbox'), 'bath{Enter}');
    expect(screen.getByText('/explore/search?query=bath')).toBeInTheDocument();
  });
});
