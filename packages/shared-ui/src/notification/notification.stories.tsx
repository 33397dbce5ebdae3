import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Notice } from '../notice/notice';
import { Stack } from '../page-shell/page-shell';
import { Notification } from './notification';

const meta: Meta = { title: 'Feedback/Notification', component: Notification };
export default meta;

export const ToKnow: StoryObj = {
  render: () => (
    <Notification
      notification={{
        id: 'deadline',
        type: 'information',
        title: 'Applications close on 27th January 2027',
        created: '2026-12-01T09:00:00Z',
        message: 'For most courses that start in autumn 2027. You have 3 saved courses.',
        actionLink: '/explore/favourites',
        actionLabel: 'See your saved courses',
      }}
      onDismiss={() => undefined}
    />
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
      <Notice kind="error" heading="We could not load the courses">
        <p>Try again in a minute.</p>
      </Notice>
    </Stack>
  ),
};
