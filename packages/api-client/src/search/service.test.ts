import { indexName, indexSuffix } from './service';

describe('index names', () => {
  it.each([
    ['courses', 'signpost.example', undefined, 'd10_courses_prod'],
    ['courses', 'localhost:4200', undefined, 'd10_courses'],
    ['courses', 'signpost.example', 'salary_desc', 'd10_courses_prod_salary_desc'],
    ['open_days', 'staging.signpost.example', 'date_asc', 'd10_open_days_date_asc'],
  ] as const)('combine %s on %s with order %s [K-10]', (kind, host, order, name) => {
    expect(indexName(kind, indexSuffix(host, 'signpost.example'), order)).toBe(name);
  });

  it('have no suffix when no host is production [K-10]', () => {
    expect(indexSuffix('localhost', undefined)).toBe('');
  });
});
