import { ConsecutiveBreaker, handleAll } from 'cockatiel';
import { allowedLocation, ownOrigins } from './location';
import { monotonicBreaker } from './monotonic-breaker';

const HOST = 'https://releases.test/shop/';

describe('allowed location of a release', () => {
  it('is the store, whether a folder or a host', () => {
    expect(allowedLocation('/srv/store', 'unis/0123456789ab/', [])).toBe('/srv/store/unis/0123456789ab/');
    expect(allowedLocation(HOST, 'unis/0123456789ab/', ownOrigins(HOST))).toBe(
      'https://releases.test/shop/unis/0123456789ab/',
    );
    expect(allowedLocation(HOST, `${HOST}unis/1/`, ownOrigins(HOST))).toBe(`${HOST}unis/1/`);
  });

  it('is another configured origin', () => {
    const url = 'https://unis.test/0123456789ab/';
    expect(allowedLocation('/srv/store', url, ['https://unis.test'])).toBe(url);
  });

  it.each(['https://evil.test/x/', 'HTTPS://EVIL.TEST/x/', '//evil.test/x/', 'http://releases.test/x/'])(
    'is not %s',
    (url) => {
      expect(() => allowedLocation(HOST, url, ownOrigins(HOST))).toThrow('releases are not allowed from');
    },
  );

  it.each(['https://evil.test/x/', '../elsewhere/', 'unis/../../elsewhere/'])(
    'is not %s, where the store is a folder',
    (url) => {
      expect(() => allowedLocation('/srv/store', url, [])).toThrow('releases are not allowed from');
    },
  );
});

const HOURS = 5 * 3_600_000;
const OPEN_FOR = 10_000;
const fails = () => Promise.reject(new Error('away'));
const works = () => Promise.resolve('there');

describe('open circuit breaker', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Sets the time of day forward or back, as an operator or a time server does. */
  const setClock = (by: number) => jest.setSystemTime(jest.now() + by);

  const openBreaker = async () => {
    const breaker = monotonicBreaker(handleAll, {
      halfOpenAfter: OPEN_FOR,
      breaker: new ConsecutiveBreaker(2),
    });
    for (let tries = 0; tries < 2; tries += 1) await expect(breaker.execute(fails)).rejects.toThrow('away');
    await expect(breaker.execute(works)).rejects.toMatchObject({ isBrokenCircuitError: true });
    return breaker;
  };

  it('lets a call through on time when the clock was set back', async () => {
    const breaker = await openBreaker();
    setClock(-HOURS);
    jest.advanceTimersByTime(OPEN_FOR);
    expect(await breaker.execute(works)).toBe('there');
  });

  it('stays open for its full time when the clock was set forward', async () => {
    const breaker = await openBreaker();
    setClock(HOURS);
    await expect(breaker.execute(works)).rejects.toMatchObject({ isBrokenCircuitError: true });
  });

  it('opens again when its test call fails, and closes when one succeeds', async () => {
    const breaker = await openBreaker();
    jest.advanceTimersByTime(OPEN_FOR);
    await expect(breaker.execute(fails)).rejects.toThrow('away');
    await expect(breaker.execute(works)).rejects.toMatchObject({ isBrokenCircuitError: true });
    jest.advanceTimersByTime(OPEN_FOR);
    expect(await breaker.execute(works)).toBe('there');
    expect(await breaker.execute(works)).toBe('there');
  });
});
