/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import {
  json,
  pageFound,
  rawBathInFull,
  rawCourse,
  rawStAndrews,
  searching,
  startTestApi,
  type TestApi,
} from '@signpost/api-client/testing';
import { sampleLabel } from '@signpost/shared-ui';
import { answerBy, openPage } from '../../testing/open-page';
import * as page from './page';

const route = { path: '/explore/compare', ...page };
const salary = { ...rawBathInFull.salary, median: 20_000, lowerQuartile: 19_000, upperQuartile: 21_000 };
const job = {
  objectID: 'acme-lab',
  title: 'Laboratory apprentice',
  url: '/explore/employer/acme#acme-lab',
  employer: 'Acme',
  sample: true,
};

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(() =>
  answerBy(server, {
    '/api/v1/institution?guid=10007850': json({ results: [rawBathInFull] }),
    '/api/v1/institution?guid=10007803': json({ results: [{ ...rawStAndrews, salary }] }),
    '/api/v1/courses': json({ total: 1, offset: 0, limit: 1, results: [rawCourse] }),
    '/search/1/indexes/*/queries': searching(() => ({ results: [pageFound(job)] })),
  }),
);
afterAll(() => server.close());

const open = (query: string) => openPage(route, `/explore/compare${query}`, server);

describe('what a comparison says and marks', () => {
  it('marks no highest or lowest pay of universities, because it is an average over subjects [R-12]', async () => {
    await open('?unis=10007850,10007803');
    const pay = screen.getByRole('row', { name: /Graduate pay/ });
    expect(pay).toHaveTextContent('£20,000');
    expect(pay).toHaveTextContent('Average of its subjects’ middle figures, 15 months after the course');
    expect(pay).toHaveTextContent('No highest or lowest is marked: how far pay varies');
    expect(pay).not.toHaveTextContent(/Highest here|Lowest here/);
  });

  it('says what continuation counts in the same words for universities and courses [R-12]', async () => {
    await open(`?unis=10007850&courses=${rawCourse.id}`);
    const words = /Were still studying, or had gained their award, a year after they began/;
    expect(screen.getByRole('row', { name: /^Stay on their course/ })).toHaveTextContent(words);
    expect(screen.getByRole('row', { name: /^Stayed on the course/ })).toHaveTextContent(words);
  });

  it('marks an invented vacancy as a sample in its column [R-12]', async () => {
    await open('?apprenticeships=acme-lab');
    expect(screen.getByRole('columnheader', { name: /Laboratory apprentice/ })).toHaveTextContent(
      sampleLabel(),
    );
  });
});
