import type { Browser } from '@playwright/test';

/** How far the kilobytes of a visit may be from the record: compression differs with each nonce and hash. */
const TOLERANCE_SHARE = 0.01;
const TOLERANCE_KB = 0.3;

/** The name of the question about storage, in both languages. */
const CONSENT = /May we keep some handy things|Gawn ni gadw ychydig/;

/** Visits an address as a new visitor and returns `address → document 1 23.4 kB · script 14 139.0 kB · …`. */
export const visit = async (browser: Browser, origin: string, address: string): Promise<string> => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const totals = new Map<string, { requests: number; bytes: number }>();
  const counted: Promise<void>[] = [];
  page.on('requestfinished', (request) =>
    counted.push(
      request.sizes().then(({ responseBodySize }) => {
        const type = request.resourceType();
        const { requests, bytes } = totals.get(type) ?? { requests: 0, bytes: 0 };
        totals.set(type, { requests: requests + 1, bytes: bytes + responseBodySize });
      }),
    ),
  );
  const session = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/api/v1/identity/session'),
  );
  await page.goto(origin + address);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // The last script of a page shows it.
  await page.getByRole('region', { name: CONSENT }).waitFor();
  await session;
  await page.waitForLoadState('networkidle');
  await Promise.all(counted);
  await context.close();
  const parts = [...totals].sort(([one], [other]) => one.localeCompare(other));
  const described = parts.map(
    ([type, { requests, bytes }]) => `${type} ${requests} ${(bytes / 1000).toFixed(1)} kB`,
  );
  return `GET ${address} → ${described.join(' · ')}`;
};

const kilobytes = (line: string): number[] =>
  [...line.matchAll(/([\d.]+) kB/g)].map(([, number]) => Number(number));

/** Whether two lines of one visit have the same requests, and sizes that differ by compression alone. */
export const isSameVisit = (one: string, other: string): boolean => {
  const withoutSizes = (line: string) => line.replace(/[\d.]+ kB/g, 'kB');
  const others = kilobytes(other);
  return (
    withoutSizes(one) === withoutSizes(other) &&
    kilobytes(one).every(
      (size, index) =>
        Math.abs(size - (others[index] ?? 0)) <= Math.max(TOLERANCE_KB, size * TOLERANCE_SHARE),
    )
  );
};
