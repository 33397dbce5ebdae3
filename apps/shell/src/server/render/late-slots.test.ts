import type { LoadedRemote } from '@signpost/federation/loading';
import { faultOfSlot, withSlotBreaker } from './late-slots';

const release = () => ({}) as LoadedRemote;
const late = () => Promise.reject(new DOMException('the slot took too long', 'TimeoutError'));
const fails = () => Promise.reject(new Error('broken'));

const lateThreeTimes = async (remote: LoadedRemote) => {
  for (let time = 0; time < 3; time += 1) {
    await expect(withSlotBreaker(remote, 'home.row', late)).rejects.toThrow('too long');
  }
};

afterEach(() => jest.useRealTimers());

it('waits no more for a slot that was late three times in a row, and for no other slot or release less', async () => {
  const remote = release();
  await lateThreeTimes(remote);
  const work = jest.fn(() => Promise.resolve('row'));
  await expect(withSlotBreaker(remote, 'home.row', work)).rejects.toThrow('circuit breaker is open');
  expect(work).not.toHaveBeenCalled();
  expect(await withSlotBreaker(remote, 'explore.row', work)).toBe('row');
  expect(await withSlotBreaker(release(), 'home.row', work)).toBe('row');
});

it('tries again after ten seconds', async () => {
  jest.useFakeTimers();
  const remote = release();
  await lateThreeTimes(remote);
  jest.advanceTimersByTime(10_001);
  expect(await withSlotBreaker(remote, 'home.row', () => Promise.resolve('row'))).toBe('row');
});

it('lets a slot that fails at once go on failing: nobody waits for it', async () => {
  const remote = release();
  for (let time = 0; time < 5; time += 1) {
    await expect(withSlotBreaker(remote, 'home.row', fails)).rejects.toThrow('broken');
  }
});

it.each(['backend', 'release'] as const)(
  'blames the %s for a slot that it does not wait for any more',
  async (fault) => {
    const remote = release();
    const failures = { faultOfDelay: () => fault, faultOf: () => 'request' as const };
    const asked = async (work: () => Promise<unknown>) => {
      const error: unknown = await withSlotBreaker(remote, 'home.row', work).catch(
        (thrown: unknown) => thrown,
      );
      return faultOfSlot(remote, 'home.row', error, failures);
    };
    for (let time = 0; time < 3; time += 1) expect(await asked(late)).toBe(fault);
    expect(await asked(fails)).toBe(fault);
    const other = faultOfSlot(release(), 'home.row', new Error('broken'), failures);
    expect(other).toBe('request');
  },
);
