import { render, screen } from '@testing-library/react';
import { ApprenticeshipCard } from './apprenticeship-card';
import { ArticleCard } from './article-card';
import { CareerCard } from './career-card';
import { CourseCard } from './course-card';
import { EmployerCard } from './employer-card';
import { OpenDayCard } from './open-day-card';
import { ProviderCard } from './provider-card';
import { SpotlightCard } from './spotlight-card';
import { SubjectCard } from './subject-card';
import { WorkExperienceCard } from './work-experience-card';

const at = { title: 'Title', href: '/there' };

it.each([
  [
    'course',
    <CourseCard
      key="1"
      {...at}
      provider="Bath"
      qualification="BSc"
      mode="Full-time"
      entry="Entrants’ points: not published"
      pay="Graduate pay: withheld, too few answered"
    />,
    ['Entrants’ points: not published', 'Graduate pay: withheld, too few answered'],
  ],
  [
    'provider',
    <ProviderCard key="2" {...at} place="Bath" tef={null} courses={0} pay={null} />,
    ['Not part of TEF', 'No courses listed yet', 'Pay not published'],
  ],
  ['career', <CareerCard key="3" {...at} pay={{}} />, ['Pay not published']],
  ['subject', <SubjectCard key="4" {...at} pay={null} />, ['Pay not published']],
  [
    'apprenticeship',
    <ApprenticeshipCard key="5" {...at} employer="Arup" place={null} wage={null} />,
    ['Wage not published'],
  ],
  ['employer', <EmployerCard key="6" {...at} industry={null} openings={0} />, ['Nothing open now']],
])('says on the card of a %s what is not known, never a zero', (_, card, words) => {
  const { container } = render(card);
  for (const word of words) expect(screen.getByText(word)).toBeVisible();
  expect(container.textContent).not.toMatch(/\b0 |£0|null|undefined/);
});

it('says first that a spotlight is promotion, and by whom', () => {
  render(<SpotlightCard {...at} provider="University of Leeds" summary="A year abroad." />);
  expect(screen.getByText('Promoted by University of Leeds')).toBeVisible();
});

it('gives a career’s match with its reasons', () => {
  render(
    <CareerCard
      {...at}
      pay={{ pay: 42000, payYear: '2024' }}
      match={{ percent: 86, reasons: ['+14 Investigative', '−6 Enterprising'] }}
    />,
  );
  expect(screen.getByText('86% match')).toBeVisible();
  expect(screen.getByText('£42,000 a year, middle pay in 2024')).toBeVisible();
  expect(screen.getByText('−6 Enterprising')).toBeVisible();
});

it('shows why a provider is suggested in place of its facts', () => {
  render(
    <ProviderCard
      {...at}
      place="Bath"
      tef="Gold"
      courses={164}
      pay={32000}
      reasons={['12 miles from you']}
    />,
  );
  expect(screen.getByText('12 miles from you')).toBeVisible();
  expect(screen.queryByText('164 courses')).toBeNull();
});

it('shows an open day by its date in the United Kingdom', () => {
  const { container } = render(
    <OpenDayCard {...at} provider="Bath" date="2027-06-19T09:00:00Z" place={null} />,
  );
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2027-06-19');
  expect(screen.getByText('19').parentElement).toHaveTextContent('19 June 2027');
  expect(screen.getByText('Online')).toBeVisible();
});

it('says until when one can apply', () => {
  render(
    <ApprenticeshipCard {...at} employer="Arup" place="Bristol" wage="£19,500 a year" closes="2027-01-31" />,
  );
  expect(screen.getByText('Closes 31st January 2027')).toBeVisible();
  expect(screen.getByText('Arup, Bristol')).toBeVisible();
});

it('says what a thing is where kinds are mixed', () => {
  render(<WorkExperienceCard named {...at} employer="Arup" length="8 hours" certificate />);
  expect(screen.getByText('Virtual work experience')).toBeVisible();
});

it('[E-10] says what kind of page there is to read', () => {
  render(<ArticleCard {...at} label="Career profile" minutes={1} />);
  expect(screen.getByText('Career profile')).toBeVisible();
  expect(screen.getByText('1 minute to read')).toBeVisible();
});
