import { act, renderHook, waitFor } from '@testing-library/react';
import { ANONYMOUS } from '../account/anonymous';
import { setVisitor, type Visitor } from '../account/visitor-state';
import { myGrades } from './my-grades';
import { readOwnPoints } from './read-own-points';
import { useOwnPoints } from './use-own-points';

const setTo = (visitor: Visitor) => act(() => setVisitor(visitor));
const signIn = (grades: string | null, qualification: string | null = 'al') =>
  setTo({ status: 'signedIn', person: { ...ANONYMOUS, uid: '1', grades, qualification } });

beforeEach(() => {
  localStorage.clear();
  setTo({ status: 'anonymous', person: ANONYMOUS });
});

it('keeps the visitor’s grades that it knows, eight at most', () => {
  myGrades.write(['al.A*', 'al.Z', ...Array.from({ length: 9 }, () => 'al.B')]);
  expect(myGrades.read()).toEqual(['al.A*', ...Array.from({ length: 7 }, () => 'al.B')]);
});

describe('the points of the visitor’s grades', () => {
  it('are those of the grades on the device, before those of the account [R-10]', async () => {
    myGrades.write(['al.A', 'al.B']);
    signIn('BBB');
    const { result } = renderHook(useOwnPoints);
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toEqual({ points: 88, isOfAccount: false }));
  });

  it('are those of the account, until the visitor signs out [E-14]', async () => {
    signIn('BBB');
    const { result } = renderHook(useOwnPoints);
    await waitFor(() => expect(result.current).toEqual({ points: 120, isOfAccount: true }));
    setTo({ status: 'anonymous', person: ANONYMOUS });
    expect(result.current).toBeNull();
  });

  it('mark the document while they are known, so that their place is reserved [R-10]', async () => {
    const isReserved = () => document.documentElement.hasAttribute('data-own-points');
    myGrades.write(['al.A']);
    const { result } = renderHook(useOwnPoints);
    await waitFor(() => expect(result.current?.points).toBe(48));
    expect(isReserved()).toBe(true);
    myGrades.write([]);
    const second = renderHook(useOwnPoints);
    await waitFor(() => expect(isReserved()).toBe(false));
    expect(second.result.current).toBeNull();
  });

  it('are none when the shell is older than the account’s grades [E-14]', () => {
    expect(readOwnPoints({})).toBeNull();
  });

  it('are not known when the account’s grades cannot be read [E-14]', async () => {
    signIn('AAB or ABB');
    const { result } = renderHook(useOwnPoints);
    await waitFor(() => expect(result.current).toEqual({ points: null, isOfAccount: true }));
  });

  it('are none without grades', async () => {
    signIn(null);
    const { result } = renderHook(useOwnPoints);
    await act(() => Promise.resolve());
    expect(result.current).toBeNull();
  });
});
