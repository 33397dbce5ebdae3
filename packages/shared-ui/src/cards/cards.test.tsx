import { render, screen } from '@testing-library/react';
import { ApprenticeshipCard } from './apprenticeship-card';
import { ArticleCard } from './article-card';
import { CourseCard } from './course-card';
import { OpenDayCard } from './open-day-card';

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
    'apprenticeship',
    <ApprenticeshipCard key="5" {...at} employer="Arup" place={null} wage={null} />,
    ['Wage not published'],
  ],
])('shows unknown values on the card of a %s as text, never as zero', (_, card, words) => {
  const { container } = render(card);
  for (const word of words) expect(screen.getByText(word)).toBeVisible();
  expect(container.textContent).not.toMatch(/\b0 |£0|null|undefined/);
});

it('shows an open day by its date in the United Kingdom', () => {
  const { container } = render(
    <OpenDayCard {...at} provider="Bath" date="2027-06-19T09:00:00Z" place={null} />,
  );
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2027-06-19');
  expect(screen.getByText('19').parentElement).toHaveTextContent('19 June 2027');
  expect(screen.getByText('Online')).toBeVisible();
});

it('shows the closing date', () => {
  render(
    <ApprenticeshipCard {...at} employer="Arup" place="Bristol" wage="£19,500 a year" closes="2027-01-31" />,
  );
  expect(screen.getByText('Closes 31st January 2027')).toBeVisible();
  expect(screen.getByText('Arup, Bristol')).toBeVisible();
});

it('shows the page type of an article [E-10]', () => {
  render(<ArticleCard {...at} label="Career profile" minutes={1} />);
  expect(screen.getByText('Career profile')).toBeVisible();
  expect(screen.getByText('1 minute to read')).toBeVisible();
});
