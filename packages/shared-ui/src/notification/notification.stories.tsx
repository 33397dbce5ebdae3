import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AddressProblems } from '../notice/address-problems';
import { Notice } from '../notice/notice';
import { Stack } from '../page-shell/page-shell';
import { Notification } from './notification';
import { ReminderButton } from './reminder-button';

const meta: Meta = { title: 'Feedback/Notification', component: Notification };
export default meta;

export const ToKnow: StoryObj = {
  render: () => (
    <Notification
      id="open-day"
      title="University of Bath open day is on Saturday 5 December"
      message="Open day, 09:30 to 16:00, Bath."
      action={{ href: '/explore/unis/10007850/university-of-bath#open-days', label: 'See the open day' }}
      onDismiss={() => undefined}
    />
  ),
};

export const Reminders: StoryObj = {
  render: () => (
    <Stack tight>
      {(['unset', 'set'] as const).map((state) => (
        <p key={state}>
          <ReminderButton
            name="Open day: University of Bath, 5th December 2026"
            state={state}
            onToggle={() => undefined}
          />
        </p>
      ))}
    </Stack>
  ),
};

export const Notices: StoryObj = {
  render: () => (
    <Stack tight>
      <Notice heading="Figures are from 2021/22">
        <p>New ones come out in September.</p>
      </Notice>
      <Notice kind="success" heading="Saved to your favourites" />
      <Notice kind="warning" heading="You are leaving this site">
        <p>You will enrol with the employer.</p>
      </Notice>
      <AddressProblems problems={[{ message: 'There is no filter called “colour” here.' }]} />
      <Notice kind="error" heading="We could not load the courses">
        <p>Try again in a minute.</p>
      </Notice>
    </Stack>
  ),
};
