import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton, Spinner } from '../skeleton/skeleton';
import { Stack } from '../page-shell/page-shell';
import { Progress } from './progress';

const meta: Meta = { title: 'Feedback/Progress', component: Progress };
export default meta;

export const AlongTheWay: StoryObj = {
  render: () => (
    <Stack>
      <Progress label="Career quiz" value={12} max={30} text="Question 12 of 30" />
    </Stack>
  ),
};

export const Waiting: StoryObj = {
  render: () => (
    <Stack>
      <Spinner label="Saving" />
      <Skeleton kind="text" />
      <Skeleton kind="card" count={4} />
    </Stack>
  ),
};
