import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../page-shell/page-shell';
import { Badge } from './badge';
import { TefRating } from './tef-rating';

const meta: Meta = { title: 'Foundations/Badge', component: Badge };
export default meta;

export const Badges: StoryObj = {
  render: () => (
    <Stack tight>
      <p>
        <Badge shape="arm" icon="unis">
          Universities
        </Badge>
      </p>
      <p>
        <Badge icon="check">86% match</Badge> <Badge>Closes soon</Badge>
      </p>
    </Stack>
  ),
};

export const TeachingRatings: StoryObj = {
  render: () => (
    <Stack tight>
      <TefRating award="Gold" />
      <TefRating award="Silver" />
      <TefRating award="Bronze" />
      <TefRating award="Pending" />
      <TefRating award="Requires improvement" />
      <TefRating award={null} />
    </Stack>
  ),
};
