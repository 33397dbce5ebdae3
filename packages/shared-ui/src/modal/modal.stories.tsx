import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button/button';
import { ChoiceChips } from '../choice-chips/choice-chips';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

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
const Beside = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Tell us about you</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Three quick questions"
        foot={<Button variant="primary">Show my picks</Button>}
      >
        <ChoiceChips
          legend="What do you like?"
          name="likes"
          many
          options={[
            { value: 'people', label: 'Helping people' },
            { value: 'outside', label: 'Being outside' },
            { value: 'making', label: 'Making things' },
          ]}
        />
        <ChoiceChips
          legend="What comes next?"
          name="next"
          options={[
            { value: 'degree', label: 'A degree' },
            { value: 'apprenticeship', label: 'An apprenticeship' },
            { value: 'open', label: 'I do not know yet' },
          ]}
        />
      </Drawer>
    </>
  );
};

const meta: Meta = { title: 'Feedback/Dialog and drawer', component: Dialog };
export default meta;

export const Question: StoryObj = { render: () => <Asking /> };

export const SideDrawer: StoryObj = { render: () => <Beside /> };
