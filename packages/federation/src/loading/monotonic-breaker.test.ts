import { setTimeout as wait } from 'node:timers/promises';
import { ConsecutiveBreaker, handleAll } from 'cockatiel';
import { monotonicBreaker } from './monotonic-breaker';

const HOURS = 5 * 3_600_000;
const fails = () => Promise.reject(new Error('away'));
const works = () => Promise.resolve('there');

afterEach(() => jest.restoreAllMocks());

/** Sets the time of day forward or back, as an operator or a time server does. */
const setClock = (by: number) => {
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + by);
};

const openBreaker = async (halfOpenAfter: number) => {
  const breaker = monotonicBreaker(handleAll, { halfOpenAfter, breaker: new ConsecutiveBreaker(2) });
  for (let tries = 0; tries < 2; tries += 1) await expect(breaker.execute(fails)).rejects.toThrow('away');
  await expect(breaker.execute(works)).rejects.toMatchObject({ isBrokenCircuitError: true });
  return breaker;
};

describe('open circuit breaker', () => {
  it('lets a call through on time when the clock was set back', async () => {
    const breaker = await openBreaker(50);
    setClock(-HOURS);
    await wait(60);
    expect(await breaker.execute(works)).toBe('there');
  });

  it('stays open for its full time when the clock was set forward', async () => {
    const breaker = await openBreaker(10_000);
    setClock(HOURS);
    await expect(breaker.execute(works)).rejects.toMatchObject({ isBrokenCircuitError: true });
  });

  it('opens again when its test call fails, and closes when one succeeds', async () => {
    const breaker = await openBreaker(40);
    await wait(50);
    await expect(breaker.execute(fails)).rejects.toThrow('away');
    await expect(breaker.execute(works)).rejects.toMatchObject({ isBrokenCircuitError: true });
    await wait(50);
    expect(await breaker.execute(works)).toBe('there');
    expect(await breaker.execute(works)).toBe('there');
  });
});
