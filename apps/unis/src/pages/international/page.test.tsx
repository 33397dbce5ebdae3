import { screen, within } from '@testing-library/react';
import { byPath, json, rawBathInFull, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { open } from '../../testing/open';
import { BATH } from '../../testing/sub-page';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const visit = (path: string, answers: Parameters<typeof byPath>[0] = {}) => {
  server.answer(byPath({ '/api/v1/institution': json({ results: [rawBathInFull] }), ...answers }));
  return open(path, server.base);
};

const HOME_FEE = {
  ...{ id: 'fee-england', kind: 'fee', label: 'Most that a university in England can charge' },
  ...{ value: '£9,790 a year', amount: 9790, at: null, entry: null, year: '2026 to 2027' },
  source: { name: 'GOV.UK, student finance', url: 'https://www.gov.uk/student-finance' },
  checked: '2026-11-23',
};

const LIVING = {
  ...HOME_FEE,
  ...{
    id: 'visa-living-elsewhere',
    label: 'To live on outside London',
    value: '£1,171 a month',
    amount: 1171,
  },
};
const SURCHARGE = {
  ...HOME_FEE,
  ...{ id: 'visa-health-surcharge', label: 'Health surcharge', value: '£776 a year', amount: 776 },
};

describe('international students', () => {
  it('has a country picker form with every country and the extra United States entry [R-24] [E-20]', async () => {
    await visit(`${BATH}/international`);
    const picker = screen.getByLabelText('Country of your passport');
    const names = within(picker)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names).toEqual(expect.arrayContaining(['United States', 'United States of America', 'Nigeria']));
    expect(names).toHaveLength(new Set(names).size);
    expect(picker.closest('form')).toHaveAttribute('action', `${BATH}/international`);
  });

  it.each([
    ['NG', /You need a Student visa/, /approved test/],
    ['USA', /You need a Student visa/, /Your passport is enough/],
    ['ie', /you do not need a visa/, /No visa, so no test/],
  ])('shows the rules for a passport of %s [R-24]', async (code, visa, english) => {
    await visit(`${BATH}/international?country=${code}`);
    expect(screen.getByText(visa)).toBeVisible();
    expect(screen.getByText(english)).toBeVisible();
  });

  it('gives the home fee of the nation with its year and source [R-24]', async () => {
    const facts = { '/api/v1/key-facts': json({ cycle: 2027, facts: [HOME_FEE] }) };
    await visit(`${BATH}/international?country=NG`, facts);
    expect(screen.getByText(/The home fee: £9,790 a year/)).toHaveTextContent('2026 to 2027');
    expect(screen.getByRole('link', { name: /GOV.UK, student finance/ })).toBeVisible();
  });

  it('gives the home fee before a country is chosen [R-24]', async () => {
    await visit(`${BATH}/international`, {
      '/api/v1/key-facts': json({ cycle: 2027, facts: [HOME_FEE] }),
    });
    const glance = screen.getByLabelText('At a glance');
    expect(glance).toHaveTextContent(
      /^Fee of UK students£9,790 a year.*2026 to 2027Fee of overseas students/,
    );
    expect(glance).toHaveTextContent(/Stayed on their course97%/);
  });

  it.each([
    ['NG', true],
    ['IE', false],
  ])(
    'says for a passport of %s what to show and pay for a visa, where one is needed: %s [R-24]',
    async (code, needed) => {
      await visit(`${BATH}/international?country=${code}`, {
        '/api/v1/key-facts': json({ cycle: 2027, facts: [HOME_FEE, LIVING, SURCHARGE] }),
      });
      expect(screen.getByLabelText('At a glance')).toHaveTextContent(
        /To live on, for the visa£1,171 a month/,
      );
      expect(screen.queryByText(/£10,539 in all/) !== null).toBe(needed);
      expect(screen.queryByText(/£2,716 for a course of three years/) !== null).toBe(needed);
    },
  );

  it('ignores an unknown country [R-24]', async () => {
    await visit(`${BATH}/international?country=%3Cb%3E`);
    expect(screen.queryByText(/Your passport:/)).toBeNull();
  });
});
