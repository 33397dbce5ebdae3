import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SampleMark, SampleNotice, SampleText } from './sample';

const meta: Meta = { title: 'Feedback/Sample', component: SampleMark };
export default meta;

export const Mark: StoryObj = { render: () => <SampleMark /> };

export const NoticeOnPage: StoryObj = {
  render: () => <SampleNotice detail="This employer is invented, to show how the site works." />,
};

export const TextOnPage: StoryObj = {
  render: () => (
    <p>
      <SampleText />
    </p>
  ),
};
