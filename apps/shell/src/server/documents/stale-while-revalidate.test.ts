import { staleWhileRevalidate } from './stale-while-revalidate';

const clock = () => {
  const state = { now: 0, made: 0, broken: false };
  const ask = staleWhileRevalidate(
    100,
    async () => {
      state.made += 1;
      if (state.broken) throw new Error('away');
      return state.made;
    },
    () => state.now,
  );
  return { state, ask };
};

const madeInTheBackground = () => new Promise(setImmediate);

it('makes once for all who ask at the same time, and again when the time is over', async () => {
  const { state, ask } = clock();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  state.now = 99;
  expect(await ask()).toBe(1);
  state.now = 100;
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  await madeInTheBackground();
  expect(await ask()).toBe(2);
  expect(state.made).toBe(2);
});

it('lets nobody wait for a new one while there is an old one', async () => {
  let now = 0;
  const making = [Promise.resolve('old'), new Promise<string>(() => undefined)];
  const ask = staleWhileRevalidate(
    100,
    () => making.shift() ?? Promise.reject(new Error('asked too often')),
    () => now,
  );
  await ask();
  now = 100;
  expect([await ask(), await ask()]).toEqual(['old', 'old']);
});

it('keeps the old one while a new one cannot be made, and tries again when its time is over', async () => {
  const { state, ask } = clock();
  await ask();
  state.now = 200;
  state.broken = true;
  expect(await ask()).toBe(1);
  await madeInTheBackground();
  state.broken = false;
  expect(await ask()).toBe(1);
  expect(state.made).toBe(2);
  state.now = 300;
  await ask();
  await madeInTheBackground();
  expect(await ask()).toBe(3);
});

it('fails only while there is nothing to give', async () => {
  const { state, ask } = clock();
  state.broken = true;
  await expect(ask()).rejects.toThrow('away');
  state.broken = false;
  expect(await ask()).toBe(2);
});
