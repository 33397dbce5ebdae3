import { createStore } from '../base';
import { json, startTestApi } from '../testing';
import { applicationDates, daysLeft, keyFactsApi, nextDeadline } from '.';
import type { KeyFact } from './types';

const fact = (id: string, at: string | null): KeyFact => ({
  ...{ id, kind: 'date', label: 'Courses', value: null, amount: null, at, entry: 2027, year: '2027 entry' },
  source: { name: 'UCAS', url: 'https://www.ucas.com/dates' },
  checked: '2026-11-21',
});
const facts = [
  fact('deadline-main', '2027-01-13T18:00:00+00:00'),
  fact('clearing-opens', '2027-07-02T00:00:00+01:00'),
  fact('deadline-early', '2026-10-15T18:00:00+01:00'),
];

const dates = applicationDates({ cycle: 2028, facts });

it('facts are parsed with the cycle, and one without a source is omitted with a log line', async () => {
  const server = await startTestApi();
  const report = jest.fn();
  server.answer(json({ cycle: 2028, facts: [...facts, { ...facts[0], source: null }] }));
  const store = createStore({ apiBase: server.base, report });
  expect((await store.dispatch(keyFactsApi.endpoints.listKeyFacts.initiate(undefined))).data).toEqual({
    cycle: 2028,
    facts,
  });
  expect(server.asked).toEqual(['GET /api/v1/key-facts']);
  expect(report).toHaveBeenCalledTimes(1);
  await server.close();
});

it('the deadlines are only the equal consideration dates, in order [K-11]', () => {
  expect(dates.deadlines.map(({ id }) => id)).toEqual(['deadline-early', 'deadline-main']);
  expect(daysLeft('2027-01-13T18:00:00+00:00', Date.parse('2027-01-11T12:00:00Z'))).toBe(2);
  expect(daysLeft('2027-01-13T18:00:00+00:00', Date.parse('2027-01-13T18:00:00Z'))).toBe('gone');
});

it.each([
  ['2026-09-01T12:00:00Z', '2026-10-15', 44],
  ['2026-10-15T16:59:59Z', '2026-10-15', 0],
  ['2026-10-15T17:00:00Z', '2027-01-13', 90],
  ['2027-01-13T17:59:59Z', '2027-01-13', 0],
])('at %s the next deadline is on %s, in %i whole days [R-01]', (moment, day, days) => {
  expect(nextDeadline(dates, Date.parse(moment))).toMatchObject({
    deadline: { at: expect.stringContaining(day) as string },
    days,
  });
});

it('after the last known deadline, the cycle without dates is returned [R-01][K-11]', () => {
  const at = (moment: string) => nextDeadline(dates, Date.parse(moment));
  expect(at('2027-01-13T18:00:00Z')).toEqual({ none: 2028 });
});
