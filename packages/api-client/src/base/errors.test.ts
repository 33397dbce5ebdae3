import { fetchingError, SUBJECTS } from '.';

describe('failure messages', () => {
  it.each(SUBJECTS)('[X-01] names what was being fetched and appends the detail: %s', (subject) => {
    const error = fetchingError(subject, { cause: 'answer', status: 500, detail: 'It broke', fields: [] });
    expect(error.message).toBe(`There has been a problem fetching ${subject}: It broke`);
    expect(error.status).toBe(500);
  });
});
