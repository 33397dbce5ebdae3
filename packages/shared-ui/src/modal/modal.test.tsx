import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { supportDialogs } from '../testing/dialogs';
import { Dialog } from './dialog';

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
