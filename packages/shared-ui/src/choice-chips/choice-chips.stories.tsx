import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../page-shell/page-shell';
import { ChoiceChips, LinkChips } from './choice-chips';

const meta: Meta = { title: 'Finding/Chips', component: ChoiceChips };
export default meta;

export const Links: StoryObj = {
  render: () => (
    <LinkChips
      label="Kinds of results"
      chips={[
        { label: 'Everything', href: '/explore/search?query=law', count: 1632, current: true },
        { label: 'Courses', href: '/explore/search/courses?query=law', count: 1204 },
        { label: 'Careers', href: '/explore/search/careers?query=law', count: 38 },
        { label: 'Open days', href: '/explore/search/open-days?query=law', count: 12 },
      ]}
    />
  ),
};

export const Choices: StoryObj = {
  render: () => (
    <Stack tight>
      <ChoiceChips
        legend="What do you have?"
        name="qualification"
        defaultValues={['al']}
        options={[
          { value: 'al', label: 'A levels' },
          { value: 'bt', label: 'BTEC' },
          { value: 'sh', label: 'Scottish Highers' },
        ]}
      />
      <ChoiceChips
        legend="What do you like?"
        name="likes"
        many
        defaultValues={['people', 'outside']}
        options={[
          { value: 'people', label: 'Helping people' },
          { value: 'outside', label: 'Being outside' },
          { value: 'making', label: 'Making things' },
          { value: 'numbers', label: 'Numbers' },
        ]}
      />
    </Stack>
  ),
};
