import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OwnPointsLine } from './own-points-line';

const meta: Meta = { title: 'Figures/Own points', component: OwnPointsLine };
export default meta;

export const Known: StoryObj = {
  render: () => (
    <OwnPointsLine>Your 112 points are among those of the middle half of entrants.</OwnPointsLine>
  ),
};

export const NotKnownYet: StoryObj = {
  render: () => (
    <section aria-label="A course">
      <OwnPointsLine>{null}</OwnPointsLine>
      <p>104 to 128 points</p>
    </section>
  ),
};
