import type { ErrorGroup } from '../errors/error-events';
import { statusDocument } from './page';
import { problemsIn } from './problems';
import { gatherStatus } from './status';
import { OLD, sources } from './testing/sources';

const ERROR: ErrorGroup = {
  remote: 'unis',
  release: OLD,
  side: 'browser',
  part: 'render',
  name: 'TypeError',
  source: 'src/pages/landing/page.tsx:12',
  count: 1_200,
  visitors: 40,
  last: '2026-11-21T12:40:00.000Z',
};

it('has the errors and web vitals of each remote by release, and the web vitals of the shell', async () => {
  const site = { ...sources(), errors: () => Promise.resolve([ERROR]) };
  const { webVitals } = site.metricsOf;
  for (const seconds of [1.1, 1.2, 1.3, 5])
    webVitals.observe({ remote: 'unis', release: OLD, metric: 'LCP' }, seconds);
  webVitals.observe({ remote: 'shell', release: '', metric: 'CLS' }, 0.04);
  const { remotes, shellVitals } = await gatherStatus(site);
  expect(remotes[1]).toMatchObject({
    errors: [ERROR],
    vitals: [{ release: OLD, name: 'LCP', visits: 4, p75: 1.5 }],
  });
  expect(remotes[0]).toMatchObject({ errors: [], vitals: [] });
  expect(shellVitals).toEqual([{ release: '', name: 'CLS', visits: 1, p75: expect.any(Number) }]);
});

it('says so when the errors are not known', async () => {
  const status = await gatherStatus({ ...sources(), errors: () => Promise.reject(new Error('late')) });
  expect(status.errorsKnown).toBe(false);
  expect(problemsIn(status)).toContain(
    'The errors of releases are not known now, because the supervisor did not answer.',
  );
});

it('the page lists errors and web vitals', async () => {
  const site = { ...sources(), errors: () => Promise.resolve([ERROR]) };
  site.metricsOf.webVitals.observe({ remote: 'unis', release: OLD, metric: 'INP' }, 0.2);
  const assets = { css: [], icon: '/icon.svg', nonce: '' };
  const body = statusDocument({ status: await gatherStatus(site), ...assets });
  const cells = [...body.matchAll(/<td>(?:<code>)?([^<]*)/g)].map(([, text]) => text);
  expect(cells.slice(0, 7)).toEqual([
    'src/pages/landing/page.tsx:12',
    OLD,
    'TypeError',
    'browser, render',
    '1,200',
    '40',
    '21 Nov 2026, 12:40 UTC',
  ]);
  expect(cells.slice(7)).toEqual([OLD, 'INP', '0.19 s', '1']);
});
