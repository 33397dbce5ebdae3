import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { SearchSuggest } from './search-suggest';
import { markMatches, type SuggestionGroup } from './suggestion';

const THINGS: readonly (SuggestionGroup & {
  names: readonly [name: string, href: string, note?: string][];
})[] = [
  {
    name: 'Courses',
    line: 'courses',
    suggestions: [],
    names: [
      ['Psychology BSc (Hons)', '/explore/courses/1', 'University of Bath'],
      ['Psychology with Criminology BSc (Hons)', '/explore/courses/2', 'Cardiff University'],
      ['Sport and Exercise Psychology MSc', '/explore/courses/3', 'Loughborough University'],
    ],
  },
  {
    name: 'Careers',
    line: 'careers',
    suggestions: [],
    names: [
      ['Clinical psychologist', '/explore/career-page/1/1', '£42,000 typical pay'],
      ['Psychotherapist', '/explore/career-page/1/2', '£36,500 typical pay'],
    ],
  },
  {
    name: 'Subject guides',
    line: 'guides',
    suggestions: [],
    names: [['Psychology', '/explore/subjects/psychology']],
  },
];
const suggest = (typed: string): SuggestionGroup[] =>
  THINGS.map(({ names, ...group }) => ({
    ...group,
    suggestions: names
      .filter(([name]) => typed.length > 1 && name.toLowerCase().includes(typed.toLowerCase()))
      .map(([name, href, note]) => ({ id: href, parts: markMatches(name, typed), href, note })),
  }));

const Suggesting = ({ typed = '' }: { typed?: string }) => {
  const [groups, setGroups] = useState(suggest(typed));
  return (
    <SearchSuggest
      action="/explore/search"
      label="Search everything"
      placeholder="Course, career, university or town"
      defaultValue={typed}
      groups={groups}
      onQuery={(text) => setGroups(suggest(text))}
    />
  );
};

const meta: Meta = { title: 'Finding/Search with suggestions', component: SearchSuggest };
export default meta;

export const AsYouType: StoryObj = { render: () => <Suggesting /> };

export const OpenAtOnce: StoryObj = { render: () => <Suggesting typed="psych" /> };

export const Waiting: StoryObj = {
  render: () => (
    <SearchSuggest
      action="/explore/search"
      label="Search everything"
      defaultValue="psy"
      groups={[]}
      status="waiting"
      onQuery={() => undefined}
    />
  ),
};
