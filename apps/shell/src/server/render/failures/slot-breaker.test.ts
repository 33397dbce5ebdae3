import type { LoadedRemote } from '@signpost/federation/loading';
import { faultOfSlot, withSlotBreaker } from './slot-breaker';

const release = () => ({}) as LoadedRemote;
const timesOut = () => Promise.reject(new DOMException('the slot took too long', 'TimeoutError'));
const fails = () => Promise.reject(new Error('broken'));

const timeOutThreeTimes = async (remote: LoadedRemote) => {
  for (let time = 0; time < 3; time += 1) {
    await expect(withSlotBreaker(remote, 'home.row', timesOut)).rejects.toThrow('too long');
  }
};

afterEach(() => jest.useRealTimers());

it('stops calling a slot after three timeouts in a row, but not other slots or releases', async () => {
  const remote = release();
  await timeOutThreeTimes(remote);
  const work = jest.fn(() => Promise.resolve('row'));
  await expect(withSlotBreaker(remote, 'home.row', work)).rejects.toThrow('circuit breaker is open');
  expect(work).not.toHaveBeenCalled();
  expect(await withSlotBreaker(remote, 'explore.row', work)).toBe('row');
  expect(await withSlotBreaker(release(), 'home.row', work)).toBe('row');
});

it('tries again after ten seconds', async () => {
  jest.useFakeTimers();
  const remote = release();
  await timeOutThreeTimes(remote);
  jest.advanceTimersByTime(10_001);
  expect(await withSlotBreaker(remote, 'home.row', () => Promise.resolve('row'))).toBe('row');
});

it('does not count errors other than timeouts', async () => {
  const remote = release();
  for (let time = 0; time < 5; time += 1) {
    await expect(withSlotBreaker(remote, 'home.row', fails)).rejects.toThrow('broken');
  }
});

it.each(['backend', 'release'] as const)(
  'attributes a slot with an open breaker to the %s, whose fault the timeouts were',
  async (fault) => {
    const remote = release();
    const failures = { faultOfTimeout: () => fault, faultOf: () => 'request' as const };
    const faultFor = async (work: () => Promise<unknown>) => {
      const error: unknown = await withSlotBreaker(remote, 'home.row', work).catch(
        (thrown: unknown) => thrown,
      );
      return faultOfSlot(remote, 'home.row', error, failures);
    };
    for (let time = 0; time < 3; time += 1) expect(await faultFor(timesOut)).toBe(fault);
    expect(await faultFor(fails)).toBe(fault);
    const other = faultOfSlot(release(), 'home.row', new Error('broken'), failures);
    expect(other).toBe('request');
  },
);
