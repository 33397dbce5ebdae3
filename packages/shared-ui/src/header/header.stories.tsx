import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SaveButton } from '../save-button/save-button';
import { ShareButton } from '../share-button/share-button';
import { ThemeSwitch } from '../theme-switch/theme-switch';
import { AppBar } from './app-bar';
import { EmbedBar } from './embed-bar';
import { Header } from './header';
import { MegaNav, type NavArea } from './mega-nav';

const AREAS: readonly NavArea[] = [
  {
    line: 'careers',
    name: 'Careers',
    href: '/explore/what-to-do',
    lead: 'Find work that suits you, and the ways that lead there.',
    groups: [
      {
        name: 'Start here',
        links: [
          { name: 'Take the career quiz', href: '/explore/career-quiz', note: 'Five minutes, no account' },
          { name: 'Career compass', href: '/explore/career-compass', note: 'From a subject to jobs' },
        ],
      },
      {
        name: 'Look around',
        links: [
          { name: 'All careers', href: '/explore/career-list' },
          { name: 'Search careers', href: '/explore/career-search' },
        ],
      },
    ],
  },
  {
    line: 'courses',
    name: 'Courses',
    href: '/explore/courses',
    lead: 'Every course, with what it asks for and what comes after.',
    groups: [
      {
        name: 'Find',
        links: [
          { name: 'Search by grades', href: '/explore/courses?by=grades', note: 'A levels, BTEC, Highers' },
          { name: 'Browse subjects', href: '/explore/subjects' },
        ],
      },
      {
        name: 'Decide',
        links: [
          { name: 'Compare courses', href: '/explore/compare' },
          { name: 'Your five choices', href: '/explore/favourites' },
        ],
      },
    ],
  },
  {
    line: 'unis',
    name: 'Universities',
    href: '/explore/unis',
    lead: '162 places to study, on a map and by name.',
    groups: [
      {
        name: 'Find',
        links: [
          { name: 'A to Z', href: '/explore/unis' },
          { name: 'Where to go', href: '/explore/where-to-go', note: 'Countries, regions, open days' },
        ],
      },
    ],
  },
  {
    line: 'employers',
    name: 'Employers',
    href: '/explore/employers',
    lead: 'Apprenticeships, work experience and who offers them.',
    groups: [
      {
        name: 'Find',
        links: [
          { name: 'Apprenticeships', href: '/explore/search/apprenticeships' },
          { name: 'Virtual work experience', href: '/explore/search/work-experience' },
        ],
      },
    ],
  },
  {
    line: 'guides',
    name: 'Guides',
    href: '/explore/guides',
    lead: 'Subjects, industries and how applying works.',
    groups: [
      {
        name: 'Read',
        links: [
          { name: 'Subject guides', href: '/explore/subject-guides' },
          { name: 'Industry guides', href: '/explore/industry-guides' },
        ],
      },
    ],
  },
];
const theme = <ThemeSwitch theme="system" onChange={() => undefined} />;
const saved = { href: '/explore/favourites', count: 3 };

const meta: Meta = { title: 'Frame/Header', component: Header, parameters: { layout: 'fullscreen' } };
export default meta;

export const WithMegaNavigation: StoryObj = {
  render: () => (
    <Header
      navigation={<MegaNav areas={AREAS} current="unis" />}
      search="/explore/search"
      saved={saved}
      themeSwitch={theme}
    />
  ),
};

export const AppMode: StoryObj = {
  render: () => (
    <AppBar
      title="University of Bath"
      back={{ name: 'Universities', href: '/explore/unis' }}
      actions={<SaveButton name="University of Bath" saved={false} />}
    />
  ),
};

export const EmbedMode: StoryObj = {
  render: () => (
    <EmbedBar
      href="/explore/subjects/psychology"
      actions={<ShareButton title="Psychology" url="/explore/subjects/psychology" />}
    />
  ),
};
