import { fetchingError, SUBJECTS } from './errors';

describe('failure messages', () => {
  it.each(SUBJECTS)('names the subject and appends the detail: %s [X-01]', (subject) => {
    const error = fetchingError(subject, { cause: 'answer', status: 500, detail: 'It broke', fields: [] });
    expect(error.message).toBe(`There has been a problem fetching ${subject}: It broke`);
    expect(error.status).toBe(500);
  });
});
