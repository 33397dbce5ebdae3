import type { HostedSlot } from '../../contract';
import { rowStateProblems } from './hosted-slots';
import { FILLED_TEXT, SLOT_FILLER, type RowState } from './slot-filler';

const SLOT = 'unis.provider.row.v1';
const RULES: HostedSlot = { timeoutMs: 500, budget: 1, failure: 'regular' };

const seen = (text: string, page: object = {}, milliseconds = 100) =>
  ({
    page: {
      status: 200,
      headings: ['Bath'],
      text,
      rows: [{ slot: SLOT, remote: SLOT_FILLER, text }],
      ...page,
    },
    milliseconds,
  }) as never;

const problemsOf = (state: RowState, attempt: ReturnType<typeof seen>) =>
  rowStateProblems(SLOT, RULES, state, attempt, seen(''));

describe('the rule of own slots', () => {
  it('passes a page that shows a filled row, and goes without any other', () => {
    expect(problemsOf('filled', seen(`${FILLED_TEXT}{}`))).toEqual([]);
    expect(problemsOf('slow', seen('', { rows: [] }, 600))).toEqual([]);
  });

  it.each<[string, RowState, ReturnType<typeof seen>]>([
    ['the page does not show the row', 'filled', seen('', { rows: [] })],
    ['the row shows "x"', 'failing', seen('x')],
    ['the page answered 500', 'failing', seen('', { status: 500 })],
    ['the page lost its heading', 'broken', seen('', { headings: [] })],
    ['it says "undefined"', 'filled', seen(`${FILLED_TEXT}undefined`)],
    ['the page took 9000 ms', 'slow', seen('', {}, 9_000)],
  ])('finds that %s', (problem, state, attempt) => {
    expect(problemsOf(state, attempt)).toEqual([problem]);
  });
});
