import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tabs } from '../tabs/tabs';
import { Breadcrumb } from './breadcrumb';

const meta: Meta = { title: 'Frame/Breadcrumb and tabs', component: Breadcrumb };
export default meta;

export const Stations: StoryObj = {
  render: () => (
    <Breadcrumb
      crumbs={[
        { name: 'Home', href: '/' },
        { name: 'Universities', href: '/explore/unis' },
        { name: 'University of Bath' },
      ]}
    />
  ),
};

export const PagesOfOneThing: StoryObj = {
  render: () => (
    <Tabs
      label="University of Bath"
      current="/bath/courses"
      tabs={[
        { name: 'Overview', href: '/bath' },
        { name: 'Courses', href: '/bath/courses', count: 164 },
        { name: 'Student life', href: '/bath/life' },
        { name: 'Facts and figures', href: '/bath/stats' },
        { name: 'International', href: '/bath/international' },
      ]}
    />
  ),
};
