import { createCrashSuspects } from './crash-suspects';

const UNIS = { remote: 'unis', release: '111111111111' };
const COURSES = { remote: 'courses', release: '222222222222' };
const MINUTE_MS = 60_000;

const suspects = () => {
  let now = 0;
  const ejected: unknown[] = [];
  const { crashed } = createCrashSuspects(
    (canary) => ejected.push(canary),
    () => now,
  );
  return {
    ejected,
    crashed,
    later: (milliseconds: number) => void (now += milliseconds),
  };
};

describe('a canary that was rendered before errors without a release', () => {
  it('is ejected after the third, once', () => {
    const { ejected, crashed, later } = suspects();
    for (let time = 0; time < 2; time += 1) {
      crashed([UNIS]);
      later(MINUTE_MS);
    }
    expect(ejected).toEqual([]);
    crashed([UNIS]);
    crashed([UNIS]);
    expect(ejected).toEqual([UNIS]);
  });

  it('stays when there was such an error where it had not been rendered', () => {
    const { ejected, crashed } = suspects();
    crashed([]);
    for (let time = 0; time < 5; time += 1) crashed([UNIS]);
    expect(ejected).toEqual([]);
  });

  it('stays when the errors are rare', () => {
    const { ejected, crashed, later } = suspects();
    for (let time = 0; time < 5; time += 1) {
      crashed([UNIS]);
      later(6 * MINUTE_MS);
    }
    expect(ejected).toEqual([]);
  });

  it('is ejected when errors elsewhere were long ago', () => {
    const { ejected, crashed, later } = suspects();
    crashed([]);
    later(11 * MINUTE_MS);
    for (let time = 0; time < 3; time += 1) crashed([UNIS]);
    expect(ejected).toEqual([UNIS]);
  });

  it('is the only one ejected when another canary was not rendered each time', () => {
    const { ejected, crashed } = suspects();
    crashed([UNIS, COURSES]);
    crashed([UNIS]);
    crashed([UNIS, COURSES]);
    crashed([UNIS, COURSES]);
    expect(ejected).toEqual([UNIS]);
  });
});
