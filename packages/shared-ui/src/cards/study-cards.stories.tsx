import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardGrid } from '../page-shell/page-shell';
import { SaveButton } from '../save-button/save-button';
import { CourseCard } from './course-card';
import { LocationCard } from './location-card';
import { OpenDayCard } from './open-day-card';
import { ProviderCard } from './provider-card';
import { SpotlightCard } from './spotlight-card';
import { SubjectCard } from './subject-card';

const save = (name: string) => <SaveButton name={name} saved={false} />;

const meta: Meta = { title: 'Cards/Study' };
export default meta;

export const PlacesAndCourses: StoryObj = {
  render: () => (
    <CardGrid>
      <li>
        <ProviderCard
          title="University of Bath"
          href="/explore/unis/10007850/university-of-bath"
          image="/pictures/unis-1.webp"
          place="Bath, South West England"
          tef="Gold"
          courses={164}
          pay={32000}
          distance="12 miles away"
          action={save('University of Bath')}
          eager
        />
      </li>
      <li>
        <ProviderCard
          title="Prifysgol Cymru Y Drindod Dewi Sant – University of Wales Trinity Saint David"
          href="/explore/unis/10007858/uwtsd"
          image="/pictures/unis-5.webp"
          place="Carmarthen, Wales"
          tef={null}
          courses={0}
          pay={null}
          action={save('University of Wales Trinity Saint David')}
        />
      </li>
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
      <li>
        <LocationCard
          named
          title="South West England"
          href="/explore/where-to-go/south-west"
          image="/pictures/unis-2.webp"
          summary="Coast, moor and small cities, with the warmest summers in the country."
          providers={14}
        />
      </li>
      <li>
        <SpotlightCard
          title="A year in Florence, from your first term"
          href="/explore/spotlights/1/florence"
          image="/pictures/unis-3.webp"
          provider="University of Leeds"
          summary="How art history students spend their second year among the things they study."
        />
      </li>
      <li>
        <SubjectCard
          named
          title="Psychology"
          href="/explore/subjects/psychology"
          image="/pictures/guides-3.webp"
          courses={1204}
          pay={25500}
          action={save('Psychology')}
        />
      </li>
    </CardGrid>
  ),
};
