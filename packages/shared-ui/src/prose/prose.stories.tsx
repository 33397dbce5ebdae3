import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RichText } from '../markdown/rich-text';
import { ShowMore } from '../show-more/show-more';
import { Stack } from '../page-shell/page-shell';
import { DefinitionList } from '../definition-list/definition-list';

const meta: Meta = { title: 'Content/Rich text' };
export default meta;

export const Text: StoryObj = {
  render: () => (
    <Stack tight>
      <RichText
        html={
          '<p>The University of Bath stands on a hill a mile from the city. It has <strong>164 courses</strong>, most with a placement year.</p>\n<h2>Getting there</h2>\n<ul>\n<li>Trains from London take 80 minutes.</li>\n<li>The U1 bus runs all night in term. <a href="/explore/where-to-go">Plan a visit</a>.</li>\n</ul>\n<blockquote>\n<p>I came for the sport and stayed for the city.</p>\n</blockquote>\n<table>\n<thead>\n<tr>\n<th>Hall</th>\n<th>A week</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>Quads</td>\n<td>£172</td>\n</tr>\n</tbody></table>'
        }
      />
      <ShowMore summary="How we work out distance">
        In a straight line, from the middle of your postcode’s area.
      </ShowMore>
      <DefinitionList
        items={[
          { term: 'Address', value: 'Claverton Down, Bath, BA2 7AY' },
          { term: 'Telephone', value: null },
        ]}
      />
    </Stack>
  ),
};
