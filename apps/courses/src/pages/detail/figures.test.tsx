import { screen, within } from '@testing-library/react';
import { chooseQualification } from '@signpost/identity';
import { ID } from '../../testing/fixtures';
import { open, startCoursesApi } from '../../testing/open';

let server: Awaited<ReturnType<typeof startCoursesApi>>;
beforeAll(async () => {
  server = await startCoursesApi();
});
beforeEach(() => chooseQualification('up'));
afterAll(() => server.close());

const visit = () => {
  server.use({});
  return open(`/explore/courses/${ID}/computer-science`, server.base);
};
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('course figures', () => {
  it('says of each missing figure whether it was withheld, not collected, or missing from our data [R-10]', async () => {
    await visit();
    const outcomes = part('What students say and do next');
    expect(outcomes.getByText('In highly skilled jobs').nextElementSibling).toHaveTextContent(
      'Withheld, too few answered',
    );
    const pay = within(outcomes.getByRole('table', { name: 'Pay a year, before tax' }));
    expect(pay.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'WhenHereAll in the UK',
      'After 15 months£33,000Middle half £28,000 to £40,000about 40 graduates of this course, 2022-23£30,000Middle half £26,000 to £36,0009,000 graduates of computer science',
      'After 3 yearsNot among our filesNot published',
      'After 5 yearsNobody was asked yet£39,000Middle half £30,000 to £52,0008,000 graduates of computer science',
    ]);
    expect(outcomes.getByRole('table', { name: 'Regions where most of them work' })).toHaveTextContent(
      'London£45,000',
    );
  });

  it('shows the survey themes beside those of the subject, and the entry qualifications of entrants [R-10]', async () => {
    await visit();
    const survey = screen.getByRole('figure', { name: 'What students say' });
    expect(survey).toHaveTextContent('Teaching on my course84% in the subject91%');
    expect(survey).toHaveTextContent('about 40 students of this course');
    const entry = screen.getByRole('figure', { name: 'The highest qualification that entrants had' });
    expect(entry).toHaveTextContent('Access course12%');
    expect(screen.getByRole('link', { name: /took people from Access courses/ })).toHaveAttribute(
      'href',
      '/explore/courses?wayIn=Access+course&subject=computer-science',
    );
  });

  it('shows the figures that decide at the top, each with its year [R-10]', async () => {
    await visit();
    const glance = screen.getByLabelText('At a glance');
    const terms = within(glance)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(terms.slice(0, 3)).toEqual(['Entrants’ points', 'Pay after 15 months', 'In work or study']);
    expect(glance).toHaveTextContent(/Pay after 15 months£[\d,]+20\d\d-\d\d/);
  });

  it('links to the other options of the course, with their differences [R-10]', async () => {
    await visit();
    const options = part('Ways to take it');
    expect(options.getByRole('link', { name: 'Computer Science' })).toHaveAttribute(
      'href',
      '/explore/courses/0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0003/computer-science',
    );
    expect(options.getByText(/MComp \(Hons\), with a placement year/)).toBeVisible();
  });
});
