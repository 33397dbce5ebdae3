import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardGrid } from '../page-shell/page-shell';
import { SaveButton } from '../save-button/save-button';
import { ApprenticeshipCard } from './apprenticeship-card';
import { ArticleCard } from './article-card';
import { CareerCard } from './career-card';
import { EmployerCard } from './employer-card';
import { IndustryCard } from './industry-card';
import { PathwayCard } from './pathway-card';
import { WorkExperienceCard } from './work-experience-card';

const LOGO = '/pictures/logo.svg';
const save = (name: string) => <SaveButton name={name} saved={false} />;

const meta: Meta = { title: 'Cards/Work and reading' };
export default meta;

export const WorkAndReading: StoryObj = {
  render: () => (
    <CardGrid>
      <li>
        <CareerCard
          named
          title="Clinical psychologist"
          href="/explore/career-page/1/clinical-psychologist"
          image="/pictures/careers-3.webp"
          summary="Help people through hard times, and find out what works."
          pay={{ pay: 42000, payYear: '2024' }}
          match={{ percent: 86, reasons: ['+14 Investigative', '−6 Enterprising'] }}
          action={save('Clinical psychologist')}
        />
      </li>
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
        <IndustryCard
          named
          title="Engineering and construction"
          href="/explore/industry-guides/engineering"
          image="/pictures/employers-3.webp"
          careers={['Civil engineer', 'Surveyor', 'Site manager']}
        />
      </li>
      <li>
        <EmployerCard
          named
          title="Northwind Rail"
          href="/explore/employer/northwind-rail"
          logo={LOGO}
          industry="Transport and logistics"
          size="1,000 to 5,000 people"
          openings={7}
          action={save('Northwind Rail')}
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
        <WorkExperienceCard
          named
          title="A week in a design studio"
          href="/explore/virtual-work-experiences/1/design"
          employer="Fold and Thread"
          length="8 to 10 hours"
          ages="Ages 14 to 19"
          certificate
          action={save('A week in a design studio')}
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
