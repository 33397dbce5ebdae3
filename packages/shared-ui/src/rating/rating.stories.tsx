import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../page-shell/page-shell';
import { Rating } from './rating';

const meta: Meta = { title: 'Figures/Rating', component: Rating };
export default meta;

export const Ratings: StoryObj = {
  render: () => (
    <Stack tight>
      <Rating value={4.2} people={312} />
      <Rating value={2.5} people={1} />
      <Rating value={null} />
    </Stack>
  ),
};
