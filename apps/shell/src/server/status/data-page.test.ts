import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dataDocument } from './data-page';
import { readDataReport } from './data-report';

const report = {
  courses: {
    listed: 40,
    published: 1_200,
    titles: [{ year: 2025, courses: 40 }],
    withoutAward: 7,
    withoutSubjectGuide: 0,
  },
  providers: { whole: 1, partly: 2, none: 3 },
  figures: [
    {
      page: 'course',
      figure: 'survey',
      have: 30,
      of: 40,
      years: ['2022-24'],
      groups: { course: 25, subject: 5, provider: 0 },
      absences: { 'not-imported': 8, 'too-few': 2 },
    },
    { page: 'provider', figure: 'tef', have: 4, of: 6, years: ['2023'], groups: null, absences: null },
  ],
  assumed: [{ what: 'An <assumption>', pages: 9 }],
  samples: [{ kind: 'employers', records: 12 }],
};

const page = { css: ['/assets/shell.css'], icon: '/assets/icon.svg', nonce: 'n' };

const serve = async (body: unknown, status = 200) => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
};

it('shows every number of the report in tables without a script', () => {
  const document = dataDocument({ report, ...page });
  for (const text of ['of 1,200 published', '30 of 40', '2022-24', '25 course, 5 subject'])
    expect(document).toContain(text);
  expect(document).toContain('8 file not imported, 2 too few answered');
  expect(document).toContain('An &lt;assumption&gt;');
  expect(document).not.toContain('<script');
});

it('reads the report of the backend, and says when it is not available', async () => {
  const backend = await serve(report);
  expect(await readDataReport(backend.address)).toEqual(report);
  backend.close();
  const broken = await serve({ detail: 'No' }, 500);
  expect(await readDataReport(broken.address)).toBeNull();
  broken.close();
  expect(dataDocument({ report: null, ...page })).toContain('The backend gave no data report.');
});
