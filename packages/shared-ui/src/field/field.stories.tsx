import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button';
import { Stack } from '../page-shell/page-shell';
import { CheckboxGroup } from './choices';
import { ErrorSummary } from './error-summary';
import { PostcodeField, Select, TextArea, TextField } from './inputs';

const meta: Meta = { title: 'Feedback/Form' };
export default meta;

export const WithErrors: StoryObj = {
  render: () => (
    <Stack tight>
      <ErrorSummary
        errors={[
          { id: 'postcode', message: 'Enter a full UK postcode, such as BA2 7AY' },
          { id: 'qualification', message: 'Choose what you have or expect' },
        ]}
      />
      <TextField
        label="First name"
        name="name"
        hint="What should we call you?"
        defaultValue="Sam"
        autoComplete="given-name"
      />
      <PostcodeField
        name="postcode"
        id="postcode"
        hint="We use it to work out distance."
        defaultValue="BA2"
        error="Enter a full UK postcode, such as BA2 7AY"
      />
      <CheckboxGroup
        legend="What do you have or expect?"
        name="qualification"
        id="qualification"
        error="Choose what you have or expect"
        options={[
          { value: 'al', label: 'A levels' },
          { value: 'bt', label: 'BTEC', hint: 'National Extended Diploma, Level 3' },
        ]}
      />
      <p>
        <Button type="submit" variant="primary">
          Save your details
        </Button>
      </p>
    </Stack>
  ),
};

export const Fields: StoryObj = {
  render: () => (
    <Stack tight>
      <TextField label="First name" name="name" hint="What should we call you?" />
      <PostcodeField name="postcode" hint="Such as BA2 7AY" />
      <TextArea name="comment" label="What was missing or wrong?" hint="Leave out names and addresses." />
      <Select
        name="year"
        label="Start year"
        options={[
          { value: '2027', label: '2027' },
          { value: '2028', label: '2028' },
        ]}
      />
      <CheckboxGroup
        legend="What matters to you?"
        name="matters"
        defaultValues={['near']}
        options={[
          { value: 'near', label: 'Near home' },
          { value: 'placement', label: 'A placement year', hint: 'A year at work, paid' },
        ]}
      />
    </Stack>
  ),
};
