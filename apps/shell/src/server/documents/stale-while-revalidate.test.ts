import { staleWhileRevalidate } from './stale-while-revalidate';

const clock = () => {
  const state = { now: 0, loads: 0, isBroken: false };
  const get = staleWhileRevalidate(
    100,
    async () => {
      state.loads += 1;
      if (state.isBroken) throw new Error('not available');
      return state.loads;
    },
    () => state.now,
  );
  return { state, get };
};

const backgroundLoad = () => new Promise(setImmediate);

it('loads once for concurrent callers, and again after expiry', async () => {
  const { state, get } = clock();
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  state.now = 99;
  expect(await get()).toBe(1);
  state.now = 100;
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  await backgroundLoad();
  expect(await get()).toBe(2);
  expect(state.loads).toBe(2);
});

it('returns the stale value without waiting for a new one', async () => {
  let now = 0;
  const loads = [Promise.resolve('old'), new Promise<string>(() => undefined)];
  const get = staleWhileRevalidate(
    100,
    () => loads.shift() ?? Promise.reject(new Error('loaded too often')),
    () => now,
  );
  await get();
  now = 100;
  expect([await get(), await get()]).toEqual(['old', 'old']);
});

it('keeps the stale value when loading fails, and tries again after it expires', async () => {
  const { state, get } = clock();
  await get();
  state.now = 200;
  state.isBroken = true;
  expect(await get()).toBe(1);
  await backgroundLoad();
  state.isBroken = false;
  expect(await get()).toBe(1);
  expect(state.loads).toBe(2);
  state.now = 300;
  await get();
  await backgroundLoad();
  expect(await get()).toBe(3);
});

it('rejects only while no value has been loaded', async () => {
  const { state, get } = clock();
  state.isBroken = true;
  await expect(get()).rejects.toThrow('not available');
  state.isBroken = false;
  expect(await get()).toBe(2);
});
