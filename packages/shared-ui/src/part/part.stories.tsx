import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoadedPart, NotLoaded } from './loaded-part';
import { Part } from './part';

const meta: Meta = { title: 'Layout/Part', component: Part };
export default meta;

export const ThatCame: StoryObj = {
  render: () => (
    <Part id="open-days" heading="Open days">
      <LoadedPart part={{ data: 3 }}>
        {(days) => <p>{days} days to look round before you choose.</p>}
      </LoadedPart>
    </Part>
  ),
};

export const ThatDidNot: StoryObj = {
  render: () => (
    <Part id="vacancies" heading="Vacancies">
      <NotLoaded reason="There has been a problem fetching apprenticeships. The service took too long." />
    </Part>
  ),
};
