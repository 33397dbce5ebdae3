import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PostcodeForm } from './postcode-form';

const meta: Meta = { title: 'Forms/PostcodeForm', component: PostcodeForm };
export default meta;

export const Empty: StoryObj = {
  render: () => <PostcodeForm action="/explore/employer/aldermast" submit="Show distances" />,
};

export const ThatCannotBeRead: StoryObj = {
  render: () => (
    <PostcodeForm
      action="/explore/employer/aldermast"
      postcode="12345"
      error="Enter a full postcode, such as BA2 7AY, or its first half."
      submit="Show distances"
    />
  ),
};
