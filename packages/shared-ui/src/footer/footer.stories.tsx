import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BriefFooter } from './brief-footer';
import { Footer } from './footer';

const SMALL = [
  { name: 'About the data', href: '/about-the-data' },
  { name: 'Accessibility', href: '/accessibility' },
  { name: 'Cookies and privacy', href: '/privacy' },
];
const SOURCES = <p>Facts about universities come from Discover Uni and are shown with their year.</p>;

const meta: Meta = { title: 'Frame/Footer', component: Footer, parameters: { layout: 'fullscreen' } };
export default meta;

export const Full: StoryObj = {
  render: () => (
    <Footer
      groups={[
        {
          line: 'careers',
          name: 'Careers',
          links: [
            { name: 'What to do', href: '/explore/what-to-do' },
            { name: 'Career quiz', href: '/explore/career-quiz' },
            { name: 'All careers', href: '/explore/career-list' },
          ],
        },
        {
          line: 'courses',
          name: 'Courses',
          links: [
            { name: 'Find a course', href: '/explore/courses' },
            { name: 'Compare', href: '/explore/compare' },
          ],
        },
        {
          line: 'unis',
          name: 'Universities',
          links: [
            { name: 'A to Z', href: '/explore/unis' },
            { name: 'Where to go', href: '/explore/where-to-go' },
          ],
        },
        {
          line: 'employers',
          name: 'Employers',
          links: [{ name: 'Apprenticeships', href: '/explore/apprenticeships' }],
        },
        { line: 'guides', name: 'Guides', links: [{ name: 'Subject guides', href: '/explore/subjects' }] },
      ]}
      links={SMALL}
    >
      {SOURCES}
    </Footer>
  ),
};

export const AppMode: StoryObj = { render: () => <BriefFooter links={SMALL}>{SOURCES}</BriefFooter> };

export const EmbedMode: StoryObj = {
  render: () => (
    <BriefFooter links={SMALL} embedded>
      {SOURCES}
    </BriefFooter>
  ),
};
