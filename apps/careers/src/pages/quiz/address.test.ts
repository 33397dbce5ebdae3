import { answeredUrl, codeOf, readAddress, resultsUrl, statementUrl } from './address';

const read = (query: string) => readAddress(new URLSearchParams(query));
const ID = 'q1w2e3r4t5y6u7i8o9p0-_';

describe('quiz address', () => {
  it.each([
    ['', { part: 'start', problem: false }],
    ['assessmentId=false', { part: 'start', problem: false }],
    ['a=', { part: 'statements', answers: '', at: null, failed: false }],
    ['a=315+24-1', { part: 'statements', answers: '315241', at: null, failed: false }],
    ['a=315&at=2&failed=1', { part: 'statements', answers: '315', at: 2, failed: true }],
    ['a=31&at=-1', { part: 'statements', answers: '31', at: null, failed: false }],
    ['a=6', { part: 'start', problem: true }],
    ['a=<script>', { part: 'start', problem: true }],
    [`assessmentId=${ID}&a=31`, { part: 'results', id: ID, less: [], all: false }],
    [
      `assessmentId=${ID}&less=2134.x.2134.3411&all=1`,
      { part: 'results', id: ID, less: ['2134', '3411'], all: true },
    ],
  ])('parses %j [R-07] [B-10]', (query, address) => {
    expect(read(query)).toEqual(address);
  });

  it('parses back every address that it writes [R-07]', () => {
    const results = { id: ID, less: ['2134', '3411'], all: true };
    expect(read(resultsUrl(results).split('?')[1] ?? '')).toEqual({ part: 'results', ...results });
    expect(read(statementUrl('315', 2).split('?')[1] ?? '')).toMatchObject({ answers: '315', at: 2 });
    expect(read(`a=${encodeURIComponent(codeOf('3152431'))}`)).toMatchObject({ answers: '3152431' });
  });

  it('links an answer to the next statement, keeps later answers, and links the last answer to the end [R-07]', () => {
    expect(answeredUrl('31', 3, 5, 30)).toBe('/explore/career-quiz?a=315');
    expect(answeredUrl('315', 2, 4, 30)).toBe('/explore/career-quiz?a=345&at=3');
    expect(answeredUrl('1'.repeat(30), 7, 5, 30)).toBe(`/explore/career-quiz?a=1111115${'1'.repeat(23)}`);
  });
});
