import type { ErrorEvent } from './error-events';
import { createErrorJournal } from './error-journal';

const RELEASE = '0123456789ab';
const SERVER: ErrorEvent = {
  remote: 'unis',
  release: RELEASE,
  side: 'server',
  part: 'loader',
  name: 'TypeError',
  source: 'src/pages/landing/loader.ts:12',
};
const BROWSER: ErrorEvent = { ...SERVER, side: 'browser', part: 'render', address: '192.0.2.1' };

const open = () => {
  let time = Date.UTC(2026, 10, 25);
  const journal = createErrorJournal(() => time);
  return {
    ...journal,
    note: (event: Partial<ErrorEvent>) => {
      time += 1_000;
      journal.note({ ...SERVER, ...event });
    },
  };
};

it('groups errors by remote, release and source, with their number and the last time', () => {
  const { note, groups } = open();
  note({});
  note({ name: 'RangeError' });
  note({ release: '111111111111' });
  note({ source: 'src/slots/row.tsx:3', part: 'slot' });
  note({ remote: 'courses' });
  expect(groups()).toEqual([
    expect.objectContaining({ remote: 'courses', count: 1, last: '2026-11-25T00:00:05.000Z' }),
    expect.objectContaining({ source: 'src/slots/row.tsx:3', count: 1, part: 'slot' }),
    expect.objectContaining({ release: '111111111111', count: 1 }),
    {
      ...SERVER,
      name: 'RangeError',
      count: 2,
      visitors: null,
      last: '2026-11-25T00:00:02.000Z',
    },
  ]);
});

it('groups errors without a position by their name', () => {
  const { note, groups } = open();
  for (const name of ['TimeoutError', 'Error', 'TimeoutError']) note({ source: null, name });
  expect(groups().map(({ name, count }) => `${name} ${count}`)).toEqual(['TimeoutError 2', 'Error 1']);
});

it('counts the distinct visitors of what browsers report, apart from errors on the server', () => {
  const { note, groups } = open();
  note({});
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) note({ ...BROWSER, address });
  expect(groups()).toMatchObject([
    { side: 'browser', count: 3, visitors: 2 },
    { side: 'server', count: 1, visitors: null },
  ]);
  expect(JSON.stringify(groups())).not.toContain('192.0.2');
});

it('counts an event once that every worker sends', () => {
  const { note, groups } = open();
  for (const part of ['exception', 'exception']) note({ part, isShared: true });
  expect(groups()).toMatchObject([{ part: 'exception', count: 1 }]);
});

it('keeps fifty groups of a remote, and rather those of many visitors than new ones of a single client', () => {
  const { note, groups } = open();
  note({});
  for (const address of ['192.0.2.1', '192.0.2.2']) note({ ...BROWSER, address });
  for (let line = 0; line < 80; line += 1) note({ ...BROWSER, source: `src/false.ts:${line}` });
  const sources = groups().map(({ side, source }) => `${side} ${source}`);
  expect(sources).toHaveLength(51);
  expect(sources).toContain(`server ${SERVER.source}`);
  expect(sources).toContain(`browser ${SERVER.source}`);
  expect(sources).not.toContain('browser src/false.ts:0');
});
