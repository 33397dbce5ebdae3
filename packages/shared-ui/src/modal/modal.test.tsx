import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { supportDialogs } from '../testing/dialogs';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

beforeAll(supportDialogs);

describe.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s', (_, Modal) => {
  const modal = (open: boolean, onClose = jest.fn()) => (
    <Modal open={open} onClose={onClose} title="Remove all?">
      <p>You can undo this.</p>
    </Modal>
  );

  it('opens and closes with its owner’s state', () => {
    const { rerender } = render(modal(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(modal(true));
    expect(screen.getByRole('dialog', { name: 'Remove all?' })).toBeVisible();
    rerender(modal(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells its owner when the visitor closes it', async () => {
    const onClose = jest.fn();
    render(modal(true, onClose));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
