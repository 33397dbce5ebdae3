import { createBrowserTrials } from './browser-trials';

let worse: string[];
let trials: ReturnType<typeof createBrowserTrials>;
beforeEach(() => {
  worse = [];
  trials = createBrowserTrials(({ remote, release, ...of }) =>
    worse.push(`${remote}:${release} ${of.failed}/${of.visitors}`),
  );
});

const RELEASE = '111111111111';
const show = (visitors: number, from = 0) => {
  for (let visitor = from; visitor < from + visitors; visitor += 1)
    trials.shown('unis', RELEASE, `192.0.${visitor >> 8}.${visitor & 255}`);
};
const fail = (addresses: readonly string[], release = RELEASE) =>
  addresses.forEach((address) => trials.failed('unis', release, address));
const visitors = (count: number) => Array.from({ length: count }, (_, number) => `192.0.0.${number}`);

describe('a canary in browsers', () => {
  it('does worse when five visitors of twenty or more tell of failures, and they are one in twenty', () => {
    show(60);
    fail(visitors(4));
    expect(worse).toEqual([]);
    fail(visitors(5));
    expect(worse).toEqual([`unis:${RELEASE} 5/60`]);
  });

  it.each([
    ['one visitor, however often they tell', 60, Array(500).fill('192.0.0.1')],
    ['one household of many addresses', 60, visitors(40).map((_, last) => `2001:db8:77::${last}`)],
    ['too few visitors to judge by', 14, visitors(14)],
    ['five in a hundred', 100, visitors(5)],
  ])('is not taken back for %s', (_, shown, failed) => {
    show(shown);
    fail(failed);
    expect(worse).toEqual([]);
  });

  it('is judged by what it does now, and starts anew as another release', () => {
    show(399);
    fail(visitors(4));
    show(30, 399);
    fail(visitors(4));
    expect(worse).toEqual([]);
    fail(visitors(3), '222222222222');
    fail(visitors(30).slice(25), RELEASE);
    expect(worse).toEqual([]);
  });
});
