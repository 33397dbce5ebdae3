import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';

const Asking = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove all</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Remove all 7 favourites?"
        actions={
          <>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Remove all 7
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Keep them
            </Button>
          </>
        }
      >
        <p>You can undo this until you leave the page.</p>
      </Dialog>
    </>
  );
};
const meta: Meta = { title: 'Feedback/Dialog and drawer', component: Dialog };
export default meta;

export const Question: StoryObj = { render: () => <Asking /> };
