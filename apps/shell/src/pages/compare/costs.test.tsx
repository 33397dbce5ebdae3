/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { json, rawBathInFull, rawStAndrews, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answerBy, openPage } from '../../testing/open-page';
import * as page from './page';

const route = { path: '/explore/compare', ...page };

const fact = (id: string, kind: 'fee' | 'loan', label: string, amount: number) => ({
  ...{ id, kind, label, value: `£${amount.toLocaleString('en-GB')} a year`, amount, at: null, entry: null },
  year: '2026 to 2027',
  source: { name: 'GOV.UK, student finance', url: 'https://www.gov.uk/student-finance' },
  checked: '2026-11-23',
});
const facts = [
  fact('fee-england', 'fee', 'Most that a university in England can charge', 9790),
  fact('fee-scotland', 'fee', 'Scotland, if you live in Scotland', 1820),
  fact('loan-england-away', 'loan', 'Most', 10830),
  fact('loan-england-away-least', 'loan', 'Least', 5048),
];
const unis = {
  '/api/v1/institution?guid=10007850': json({ results: [rawBathInFull] }),
  '/api/v1/institution?guid=10007803': json({ results: [rawStAndrews] }),
};

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const rowNamed = (name: RegExp) => screen.getByRole('row', { name });

describe('what it costs', () => {
  it('shows the fee of each nation and the loan to live on, with year and publisher [R-12]', async () => {
    answerBy(server, { ...unis, '/api/v1/key-facts': json({ cycle: 2027, facts }) });
    await openPage(route, '/explore/compare?unis=10007850,10007803', server);
    const fee = rowNamed(/^Tuition fee/);
    expect(fee).toHaveTextContent('£9,790 a yearMost that a university in England can charge, 2026 to 2027');
    expect(fee).toHaveTextContent('£1,820 a yearScotland, if you live in Scotland, 2026 to 2027');
    expect(rowNamed(/^Loan to live on/)).toHaveTextContent(
      '£5,048 to £10,830 a yearoutside London, 2026 to 2027',
    );
    expect(screen.getByRole('link', { name: /GOV.UK, student finance/, hidden: true })).toHaveAttribute(
      'href',
      'https://www.gov.uk/student-finance',
    );
  });

  it('says that fees could not be loaded, and keeps the rest [R-12]', async () => {
    answerBy(server, unis);
    await openPage(route, '/explore/compare?unis=10007850', server);
    expect(rowNamed(/^Tuition fee/)).toHaveTextContent('Could not be loaded');
    expect(rowNamed(/^Loan to live on/)).toHaveTextContent('Could not be loaded');
    expect(screen.getByText(/Fees and loans could not be loaded/)).toBeInTheDocument();
    expect(rowNamed(/Graduate pay/)).toHaveTextContent('£31,000');
  });
});
