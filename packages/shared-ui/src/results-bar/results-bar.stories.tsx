import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SortSelect } from '../sort-select/sort-select';
import { Stack } from '../page-shell/page-shell';
import { ResultsBar } from './results-bar';

const meta: Meta = { title: 'Finding/Results bar', component: ResultsBar };
export default meta;

const sort = (
  <SortSelect
    action="/explore/search/courses"
    options={[
      { value: 'best', label: 'Best match near you' },
      { value: 'employment', label: 'Most in work or study after' },
    ]}
    value="best"
  />
);

export const OverResults: StoryObj = {
  render: () => (
    <Stack>
      <ResultsBar
        count="21,402 courses, measured from BA2, Bath"
        views={[
          { label: 'List', icon: 'list', href: '?view=list', current: true },
          { label: 'Map', icon: 'map', href: '?view=map', current: false },
        ]}
        sort={sort}
      />
      <ResultsBar count="1 career" sort={sort} />
    </Stack>
  ),
};
