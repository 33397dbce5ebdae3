import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { Button } from '../button/button';
import { showToast } from './toast';
import { Toasts } from './toasts';
import { DeferredToasts } from './deferred-toasts';

const saved = () =>
  showToast({
    message: 'Saved University of Bath',
    tone: 'success',
    action: { label: 'Undo', onAct: () => undefined },
  });
const Passing = () => {
  useEffect(() => {
    saved();
    showToast({
      message: 'Your favourites could not be saved. Check your connection.',
      tone: 'error',
      action: { label: 'Try again', onAct: () => undefined },
    });
  }, []);
  return (
    <>
      <Button onClick={saved}>Save University of Bath</Button>
      <Toasts />
    </>
  );
};

const WithTheFirst = () => (
  <>
    <Button onClick={saved}>Save University of Bath</Button>
    <DeferredToasts />
  </>
);

const meta: Meta = { title: 'Feedback/Toasts', component: Toasts };
export default meta;

export const JustHappened: StoryObj = { render: () => <Passing /> };
export const NothingYet: StoryObj = { render: () => <WithTheFirst /> };
