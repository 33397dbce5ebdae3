import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardGrid } from '../page-shell/page-shell';
import { SaveButton } from '../save-button/save-button';
import { ApprenticeshipCard } from './apprenticeship-card';
import { ArticleCard } from './article-card';
import { PathwayCard } from './pathway-card';

const LOGO = '/pictures/logo.svg';
const save = (name: string) => <SaveButton name={name} saved={false} />;

const meta: Meta = { title: 'Cards/Work and reading' };
export default meta;

export const WorkAndReading: StoryObj = {
  render: () => (
    <CardGrid>
      <li>
        <PathwayCard
          named
          title="Health and care"
          href="/explore/career-path/1"
          image="/pictures/careers-3.webp"
          summary="Work with people’s bodies and minds, in hospitals, homes and schools."
          careers={64}
          action={save('Health and care')}
        />
      </li>
      <li>
        <ApprenticeshipCard
          named
          title="Degree apprentice, civil engineering"
          href="/explore/apprenticeships/1"
          employer="Northwind Rail"
          logo={LOGO}
          place="Bristol, 12 miles away"
          stage="Level 6 (degree)"
          wage="£19,500 a year"
          closes="2027-01-31"
          action={save('Degree apprentice, civil engineering')}
        />
      </li>
      <li>
        <ApprenticeshipCard
          named
          title="Apprentice chef"
          href="/explore/apprenticeships/2"
          employer="The Old Mill"
          place={null}
          stage="Level 2"
          wage={null}
          action={save('Apprentice chef')}
        />
      </li>
      <li>
        <ArticleCard
          label="Article"
          title="How to write a personal statement that sounds like you"
          href="/explore/guides/personal-statement"
          image="/pictures/guides-3.webp"
          summary="Start with what you did last summer, not with a quotation."
          minutes={6}
        />
      </li>
    </CardGrid>
  ),
};
