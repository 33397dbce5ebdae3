import { screen } from '@testing-library/react';
import { byPath, json, rawBathInFull, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { open } from '../testing/open';
import { BATH, part } from '../testing/sub-page';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const group = { people: 1_240, courses: 12, years: '2022-24' };
const visit = (page: string, students: object) => {
  server.answer(byPath({ '/api/v1/institution': json({ results: [{ ...rawBathInFull, students }] }) }));
  return open(`${BATH}/${page}`, server.base);
};

describe('figures about a provider’s own students', () => {
  it('begins with what students here say about help, beside the UK [R-27]', async () => {
    const theme = (id: string, name: string, percent: number) => ({ id, name, percent });
    const survey = {
      themes: [theme('T1', 'Teaching on my course', 91), theme('T4', 'Academic support', 88)],
      everywhere: [theme('T4', 'Academic support', 86)],
      ...group,
    };
    await visit('student-life', { survey });
    const said = screen.getByRole('region', { name: 'What students here say' });
    expect(screen.getByLabelText('At a glance')).toHaveTextContent(/^Academic support88%86% across the UK$/);
    expect(said).toHaveTextContent('National Student Survey, by Discover Uni, 2022-24, 12 courses here');
  });

  it('begins with the qualifications that people here came with [R-25]', async () => {
    const entry = { qualifications: [{ id: 'a-level', name: 'A levels', percent: 80 }], ...group };
    await visit('outreach', { entry });
    expect(part('What people here came with').getByText('80%')).toBeVisible();
    expect(
      screen.getByText(/Student records \(HESA\), by Discover Uni, 2022-24, 12 courses here/),
    ).toBeVisible();
  });
});
