import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TefRating } from '../badge/tef-rating';
import { DateLeaf } from '../cards/date-leaf';
import { CardGrid } from '../page-shell/page-shell';
import { SaveButton } from '../save-button/save-button';
import { Marked } from './marked';
import type { ListedRecord } from './record';
import { RecordCard } from './record-card';
import { RecordCarousel } from './record-carousel';
import { ResultRow } from './result-row';

const meta: Meta = { title: 'Cards/Records', component: RecordCard };
export default meta;

const bath: ListedRecord = {
  name: 'University of Bath',
  title: [
    { text: 'University of ', marked: false },
    { text: 'Bath', marked: true },
  ],
  summary: [
    { text: 'A campus on a hill above the town, with a placement year in most courses.', marked: false },
  ],
  url: '/explore/unis/10007850/university-of-bath',
  image: '/pictures/unis-1.webp',
  logo: null,
  distance: 12.4,
};
const openDay: ListedRecord = {
  ...bath,
  name: 'Look round the labs',
  title: [{ text: 'Look round the labs', marked: false }],
  url: '/explore/unis/10007850/university-of-bath#open-days',
  distance: null,
};

const university = {
  record: bath,
  level: 3,
  line: 'unis',
  sign: <TefRating award="Gold" />,
  subtitle: 'Bath, South West',
  facts: ['164 courses', '£32,000 graduate pay'],
  action: <SaveButton name="University of Bath" saved={false} />,
} as const;
const day = {
  record: openDay,
  level: 3,
  line: 'unis',
  media: <DateLeaf date="2027-06-19" />,
  subtitle: 'University of Bath',
  facts: ['10:00 to 15:00'],
} as const;

export const InAList: StoryObj = {
  render: () => (
    <>
      <RecordCard {...university} layout="row" />
      <RecordCard {...day} layout="row" />
      <RecordCard {...university} action={undefined} layout="brief" />
      <p>
        You searched for: <Marked parts={bath.title} />
      </p>
    </>
  ),
};

const COHORT = '2022-23, computer science here, about 75 people';

export const WithFigures: StoryObj = {
  render: () => (
    <>
      <ResultRow
        record={{ ...bath, summary: [] }}
        level={3}
        line="courses"
        subtitle="University of Bath, Claverton Down"
        figures={[
          { label: 'Award', value: 'BSc (Hons), with foundation year', isPlain: true },
          { label: 'How you study', value: 'Full-time, 4 years', isPlain: true },
          { label: 'Entrants’ points', value: '112 to 143', note: COHORT },
          { label: 'Pay after 15 months', value: null, note: 'Withheld, too few answered' },
        ]}
        facts={['2 options to choose from']}
        action={<SaveButton name="Computer Science" saved={false} />}
      />
      <RecordCard {...university} figures={[{ label: 'Courses', value: null }]} layout="row" />
    </>
  ),
};

export const InAGrid: StoryObj = {
  render: () => (
    <CardGrid>
      <li>
        <RecordCard {...university} because="Because you saved University of Bristol" layout="tile" />
      </li>
      <li>
        <RecordCard {...day} showsSummary layout="tile" />
      </li>
    </CardGrid>
  ),
};

export const InARow: StoryObj = {
  render: () => (
    <RecordCarousel
      line="unis"
      heading="Near you"
      note="Distance is as the crow flies."
      all="/explore/unis"
      records={[1, 2, 3, 4, 5, 6].map((number) => ({ ...bath, id: String(number), name: `Place ${number}` }))}
      Card={(props) => <RecordCard {...props} line="unis" subtitle="Bath, South West" />}
      isSaved={({ id }) => id === '2'}
      onToggle={() => undefined}
    />
  ),
};
