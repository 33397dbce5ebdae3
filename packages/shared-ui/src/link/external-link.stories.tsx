import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ExternalLink } from './external-link';

const meta: Meta = { title: 'Navigation/ExternalLink', component: ExternalLink };
export default meta;

export const ToAnotherSite: StoryObj = {
  render: () => (
    <p>
      The university says more about <ExternalLink href="www.bath.ac.uk">living in Bath</ExternalLink>.
    </p>
  ),
};
