import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../page-shell/page-shell';
import { Button, ButtonLink } from './button';

const meta: Meta = { title: 'Foundations/Button', component: Button };
export default meta;

export const Buttons: StoryObj = {
  render: () => (
    <Stack tight>
      <p>
        <Button variant="primary" size="large">
          Compare 3 courses
        </Button>
      </p>
      <p>
        <Button variant="primary" icon="search">
          Search courses
        </Button>{' '}
        <Button icon="filter">Change filters</Button>{' '}
        <Button variant="quiet" icon="print">
          Print this list
        </Button>
      </p>
      <p>
        <ButtonLink href="https://www.bath.ac.uk" icon="external">
          Visit the university
        </ButtonLink>{' '}
        <Button size="small">Undo</Button> <Button disabled>Save answers</Button>
      </p>
    </Stack>
  ),
};
