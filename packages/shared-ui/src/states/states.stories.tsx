import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NothingFound } from './nothing-found';
import { EmptyState, ErrorState } from './states';

const meta: Meta = { title: 'Feedback/Empty and error', component: ErrorState };
export default meta;

export const Nothing: StoryObj = {
  render: () => (
    <EmptyState
      heading="No courses match"
      ways={[
        { name: 'Look within 50 miles', href: '?radius=50' },
        { name: 'Clear all filters', href: '?' },
      ]}
    >
      <p>There is no marine biology within 20 miles of Bath. Two courses are 38 miles away, in Plymouth.</p>
    </EmptyState>
  ),
};

export const NothingWithNextSteps: StoryObj = {
  render: () => (
    <NothingFound
      heading="No universities match “nursing”"
      ways={[{ name: 'Take off “Gold”: 12 universities', href: '?' }]}
      related={[
        { label: 'Courses', href: '/explore/search/courses?q=nursing', count: 282 },
        { label: 'Careers', href: '/explore/search/careers?q=nursing', count: 15 },
      ]}
    >
      <p>Change one thing and there is something to see.</p>
    </NothingFound>
  ),
};

export const NotFound: StoryObj = {
  render: () => <ErrorState status={404} message="Page Not Found: /explore/unis/0" />,
};
