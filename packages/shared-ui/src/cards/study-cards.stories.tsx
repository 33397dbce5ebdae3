import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardGrid } from '../page-shell/page-shell';
import { SaveButton } from '../save-button/save-button';
import { CourseCard } from './course-card';
import { OpenDayCard } from './open-day-card';

const save = (name: string) => <SaveButton name={name} saved={false} />;

const meta: Meta = { title: 'Cards/Study' };
export default meta;

export const PlacesAndCourses: StoryObj = {
  render: () => (
    <CardGrid>
      <li>
        <CourseCard
          named
          title="Psychology with Professional Placement"
          href="/explore/courses/1/psychology"
          image="/pictures/courses-3.webp"
          provider="Cardiff University"
          place="Cathays Park"
          qualification="BSc (Hons)"
          mode="Full-time, 4 years"
          entry="Middle half of entrants: 112 to 143 points"
          pay="£26,500 after 15 months, 2020-22 graduates of psychology here, about 60 people"
          action={save('Psychology with Professional Placement')}
        />
      </li>
      <li>
        <CourseCard
          named
          title="Mechanical Engineering"
          href="/explore/courses/2/mechanical-engineering"
          image="/pictures/courses-3.webp"
          provider="University of Strathclyde"
          qualification="MEng"
          mode="Full-time, 5 years"
          entry="Entrants’ points: withheld, too few answered"
          pay="Graduate pay: withheld, too few answered"
          action={save('Mechanical Engineering')}
        />
      </li>
      <li>
        <OpenDayCard
          named
          title="Undergraduate open day"
          href="/open-days/1"
          provider="University of Bath"
          date="2027-06-19T09:00:00Z"
          time="10:00 to 15:00"
          place="Claverton Down campus"
          audience="Undergraduate"
          action={save('Undergraduate open day')}
        />
      </li>
    </CardGrid>
  ),
};
