import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextIn } from './text-in';

const meta: Meta = { title: 'Content/Text in another language' };
export default meta;

export const OtherLanguage: StoryObj = {
  render: () => (
    <TextIn language="cy">
      <p>Rydych chi’n ysgrifennu meddalwedd.</p>
    </TextIn>
  ),
};
