import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseQualification } from '@signpost/identity';
import { myGrades } from '@signpost/identity/my-grades';
import { fakeAccountService, visitWithGrades } from '../../../testing/account';
import { ID, rawRecord } from '../../../testing/fixtures';
import { open, startCoursesApi, type Answers } from '../../../testing/open';

let server: Awaited<ReturnType<typeof startCoursesApi>>;
beforeAll(async () => {
  server = await startCoursesApi();
  fakeAccountService();
});
beforeEach(() => {
  localStorage.clear();
  chooseQualification('up');
});
afterAll(() => server.close());

const visit = (rest = '', answers: Answers = {}) => {
  server.use(answers);
  return open(`/explore/courses/${ID}/computer-science${rest}`, server.base);
};
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('entry qualifications of earlier entrants', () => {
  it('are compared with the grades on the device when the address has none [R-10] [C-09]', async () => {
    myGrades.write(['al.A', 'al.A', 'al.B']);
    await visit();
    const entry = part('Getting in');
    expect(await entry.findByText('Your grades are worth 136 points')).toBeVisible();
    expect(entry.getByText('Your 136 points')).toBeVisible();
  });

  it('are compared with the account’s grades, or it says that these cannot be read [R-10] [E-14]', async () => {
    await visitWithGrades('ABB');
    await visit();
    const entry = part('Getting in');
    expect(await entry.findByText('Your grades are worth 128 points')).toBeVisible();
    expect(entry.getByText(/We used the grades in/)).toBeVisible();
    await act(() => visitWithGrades('ABB or AAB'));
    expect(await entry.findByText(/We could not read the grades in your account/)).toBeVisible();
    expect(entry.queryByText(/^Your grades are worth/)).toBeNull();
    await act(() => visitWithGrades(null));
  });

  it('shows entrants’ grades in the qualification that the visitor chooses [R-10] [E-21] [C-08]', async () => {
    await visit();
    const entry = part('Getting in');
    expect(entry.getByText('The middle half lies within').nextElementSibling).toHaveTextContent(
      '128 to 159 points',
    );
    expect(entry.getByText('Had more points').nextElementSibling).toHaveTextContent('0%');
    await userEvent.selectOptions(entry.getByLabelText('Show in'), 'A level');
    const figures = entry.getAllByRole('term').map((term) => term.textContent);
    const first = figures.indexOf('The middle half of entrants');
    expect(figures[first + 1]).toBe('Most common points');
    const middle = entry.getByText('The middle half of entrants').closest('div');
    expect(middle).toHaveTextContent(/ABB to A\*AA/);
    expect(middle).toHaveTextContent('128 to 159 points, 20% had fewer and 0% more.');
    expect(entry.getByText('ABB')).toBeVisible();
    expect(entry.getByText('BBC')).toBeVisible();
    const fewest = entry.getByText('Fewest points anyone had').closest('div');
    expect(fewest).toHaveTextContent('112 to 127 points: 20% of entrants. The lowest grades worth as much.');
    await userEvent.selectOptions(entry.getByLabelText('Show in'), 'Scottish Higher');
    expect(entry.getByText('BBBBC')).toBeVisible();
    expect(entry.getAllByText(/never a chance of entry/)[0]).toBeVisible();
  });

  it('leaves out groups below or above a middle half that is open at that end [R-10]', async () => {
    await visit('', {
      '/api/v1/courses?courses=': {
        results: [{ ...rawRecord, tariff: { ...rawRecord.tariff, from: 176, to: null, fewer: 12 } }],
      },
    });
    const entry = part('Getting in');
    expect(entry.getByText('The middle half had').nextElementSibling).toHaveTextContent('176 points or more');
    expect(entry.getByText('Had fewer points').nextElementSibling).toHaveTextContent('12%');
    expect(entry.queryByText('Had more points')).toBeNull();
    expect(entry.queryByText(/% had more/)).toBeNull();
  });

  it('compares the visitor’s own grades with those of entrants [R-10] [C-09]', async () => {
    const { container } = await visit('?grade=al.A&grade=al.B&grade=al.A');
    expect(server.asked).toContain('POST /historic-grades-api/loggedIn');
    const entry = part('Getting in');
    expect(entry.getByText('Your grades are worth 136 points')).toBeVisible();
    expect(
      entry.getByText(/20% were in a lower band than yours, 50% in the same band, and 30% in a higher/),
    ).toBeVisible();
    expect(entry.getByText('Your 136 points')).toBeVisible();
    const rows = [...container.querySelectorAll<HTMLSelectElement>('select[name=grade]')];
    expect(rows.map(({ value }) => value)).toEqual(['al.A', 'al.B', 'al.A', '']);
    await userEvent.selectOptions(rows[3] as HTMLSelectElement, 'ep.A');
    expect(container.querySelector('output')).toHaveTextContent('160');
  });

  it('sends no request about grades that were not entered [R-10] [C-09]', async () => {
    await visit();
    expect(server.asked.filter((call) => call.startsWith('POST') && !call.endsWith('/graphql'))).toEqual([]);
  });
});
