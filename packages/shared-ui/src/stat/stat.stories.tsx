import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { salary } from '../text/text';
import { Stack } from '../page-shell/page-shell';
import { AtAGlance } from './at-a-glance';
import { Stat, StatGrid } from './stat';
import { StatInContext } from './stat-in-context';

const meta: Meta = { title: 'Figures/Statistics', component: Stat };
export default meta;

export const SideBySide: StoryObj = {
  render: () => (
    <StatGrid>
      <Stat
        large
        label="Typical pay"
        figure="£32,000"
        meaning="Higher than most, 15 months after the course."
        source={{ publisher: 'Discover Uni', year: '2021/22', cohort: '2,140 graduates' }}
      />
      <Stat
        label="Stay on their course"
        figure="96%"
        meaning="After the first year."
        source={{ publisher: 'Discover Uni', year: '2021/22', cohort: '3,010 students' }}
      />
      <Stat
        label="Satisfied overall"
        figure={null}
        meaning="Too few answers to say."
        source={{ publisher: 'National Student Survey', year: '2024' }}
      />
    </StatGrid>
  ),
};

export const Glance: StoryObj = {
  render: () => (
    <AtAGlance
      facts={[
        { label: 'Middle pay', value: '£54,669', note: 'a year, full-time, 2024' },
        { label: 'Most have', value: 'A degree' },
        { label: 'In work or study', value: null, note: 'Withheld, too few answered' },
      ]}
    />
  ),
};

export const InContext: StoryObj = {
  render: () => (
    <Stack>
      <StatInContext
        label="Typical pay after Psychology at Cardiff"
        figure="£26,500"
        meaning="About average for this subject. A difference of less than £1,500 means little here."
        range={{
          from: 20000,
          to: 40000,
          middle: [24500, 28500],
          value: 26500,
          format: (value) => salary(value),
          whose: 'all psychology courses',
        }}
        source={{ publisher: 'Graduate Outcomes', year: '2021/22', cohort: '120 graduates, 15 months after' }}
        method={<p>The middle salary of those in full-time work in the UK who answered.</p>}
      />
      <StatInContext
        label="Satisfied overall"
        figure={null}
        meaning="Fewer than 10 students answered, so it was not published."
        source={{ publisher: 'National Student Survey', year: '2024' }}
      />
    </Stack>
  ),
};
