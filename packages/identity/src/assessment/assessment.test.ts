import { act, renderHook } from '@testing-library/react';
import { readAssessmentId, startAssessment, useAssessment } from '.';

const ID = 'q1w2e3r4t5y6u7i8o9p0-_';
const query = (text: string) => new URLSearchParams(text);

describe('the assessment', () => {
  it.each([
    [`assessmentId=${ID}`, ID],
    ['assessmentId=false', ''],
    ['assessmentId=', ''],
    ['assessmentId=%3Cscript%3E', ''],
    [`assessmentId=${'x'.repeat(10_000)}`, ''],
    ['other=1', null],
  ])('the query %.40s brings the id %j [B-10]', (text, id) => {
    expect(readAssessmentId(query(text))).toBe(id);
  });

  it('starts with the short quiz and no id, and stores the id set at startup [E-23] [S-07]', () => {
    const { result } = renderHook(useAssessment);
    expect(result.current).toEqual({ assessmentId: '', assessmentType: 'short' });
    act(() => startAssessment(query(`assessmentId=${ID}`)));
    act(() => startAssessment(query('')));
    expect(result.current).toEqual({ assessmentId: ID, assessmentType: 'short' });
    expect(sessionStorage.getItem('signpost.assessment')).toContain(ID);
    act(() => startAssessment(query('assessmentId=false')));
    expect(result.current.assessmentId).toBe('');
  });
});
