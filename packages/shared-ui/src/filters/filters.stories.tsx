import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PostcodeField } from '../field/inputs';
import { Sidebar, Stack } from '../page-shell/page-shell';
import { ResultCount } from '../result-count/result-count';
import { SortSelect } from '../sort-select/sort-select';
import { AzIndex } from '../az-index/az-index';
import { Pagination } from '../pagination/pagination';
import { Chips } from './chips';
import { FacetGroup } from './facet-group';
import { FilterPanel } from './filter-panel';
import { FiltersButton } from './filters-button';
import { QueryInterpretation } from './query-interpretation';
import { RadiusSelect } from './radius-select';
import { wordChips } from './word-chips';

const meta: Meta = { title: 'Finding/Filters', component: FilterPanel };
export default meta;

export const ListWithFilters: StoryObj = {
  render: () => (
    <Sidebar
      side={
        <FilterPanel action="/explore/unis" count="10 universities">
          <PostcodeField name="postcode" hint="Such as BA2 7AY. We use it to work out distance." />
          <RadiusSelect radius={25} isOptional />
          <FacetGroup
            legend="Nation"
            name="country"
            selected={['Wales']}
            options={[
              { value: 'England', label: 'England', count: 128 },
              { value: 'Scotland', label: 'Scotland', count: 19 },
              { value: 'Wales', label: 'Wales', count: 10 },
              { value: 'Northern Ireland', label: 'Northern Ireland', count: 5 },
            ]}
          />
          <FacetGroup
            legend="Subject"
            name="subject"
            selected={[]}
            shown={4}
            options={[
              'Business and management',
              'Computing',
              'Creative arts and design',
              'Engineering',
              'Law',
              'Medicine',
              'Nursing',
              'Psychology',
            ].map((label, index) => ({ value: label, label, count: 1400 - index * 160 }))}
          />
        </FilterPanel>
      }
    >
      <Stack tight>
        <ResultCount>10 universities</ResultCount>
        <FiltersButton applied={2} />
        <Chips
          chips={[
            { label: 'Wales', href: '?tef=Gold' },
            { label: 'TEF Gold', href: '?country=Wales' },
          ]}
          clear="?"
        />
        <SortSelect
          action="/explore/unis"
          options={[
            { value: 'name', label: 'A to Z' },
            { value: 'tef', label: 'Teaching rating' },
          ]}
          value="name"
        />
        <AzIndex
          available={['A', 'B', 'C', 'S', 'U', 'W']}
          current="C"
          href={(letter) => `?letter=${letter}`}
          all="?"
        />
        <Pagination page={3} pages={10} href={(page) => `?page=${page}`} />
      </Stack>
    </Sidebar>
  ),
};

const PSYCHOLOGY = {
  query: 'psychology',
  filters: [{ label: 'In Cardiff', text: 'in cardiff', without: 'psychology' }],
  matched: 'most' as const,
};

export const UnderstoodFromWords: StoryObj = {
  render: () => (
    <Stack>
      <Chips chips={wordChips('psychology in cardiff', PSYCHOLOGY, (q) => `?q=${q}`)} clear="?" />
      <QueryInterpretation
        q="psychology in cardiff"
        exact={false}
        understood={PSYCHOLOGY}
        suggestion="psychiatry in cardiff"
        href={({ q, exact }) => `?q=${q}&exact=${exact}`}
      />
    </Stack>
  ),
};

export const ExactWords: StoryObj = {
  render: () => (
    <QueryInterpretation q="PPE" exact understood={undefined} suggestion={null} href={({ q }) => `?q=${q}`} />
  ),
};
