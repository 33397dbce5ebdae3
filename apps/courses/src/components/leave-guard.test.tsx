import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeaveGuard } from './leave-guard';
import { LeaveLink } from './leave-link';

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

/** Clicks a link, and returns whether a browser would follow it. */
const follows = (name: RegExp, init: MouseEventInit = {}) => {
  let followed = false;
  const finish = (event: MouseEvent) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', finish, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), init);
  return followed;
};

beforeEach(() => {
  render(
    <>
      <LeaveLink href="https://www.ucas.com/applying" site="UCAS" purpose="You apply there.">
        Apply
      </LeaveLink>
      <a href="/explore">Explore</a>
      <LeaveGuard />
    </>,
  );
});

it('asks before an external link is followed, with its purpose and its host', async () => {
  expect(follows(/Apply/)).toBe(false);
  const dialog = await screen.findByRole('dialog', { name: 'You are about to leave Signpost' });
  expect(dialog).toHaveTextContent('You apply there.');
  expect(dialog).toHaveTextContent('The link leads to ucas.com.');
  expect(screen.getByRole('link', { name: 'Go to UCAS' })).toHaveAttribute(
    'href',
    'https://www.ucas.com/applying',
  );
});

it('closes the dialog when the visitor stays', async () => {
  follows(/Apply/);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: /close/i }));
  fireEvent(dialog, new Event('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'does not ask for a click that opens another tab: %j',
  (init) => {
    expect(follows(/Apply/, init)).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('does not ask before a link of this site', () => {
  expect(follows(/Explore/)).toBe(true);
});

it('marks the link as one to another site', () => {
  expect(screen.getByRole('link', { name: 'Apply (another site)' })).toHaveAttribute(
    'rel',
    'external noopener',
  );
});
