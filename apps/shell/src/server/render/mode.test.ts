import { json, startTestApi } from '@signpost/api-client/testing';
import { modeOf } from './mode';

it.each([
  [false, { embed: false }, 'site'],
  [true, { embed: false }, 'app'],
  [true, { embed: true }, 'embed'],
  [true, { embed: 'maybe' }, 'app'],
])('[B-13] app mode %p and settings %j make it %s', async (appMode, settings, mode) => {
  const server = await startTestApi();
  server.answer(json(settings));
  expect(await modeOf({ appMode, backend: server.base })()).toBe(mode);
  await server.close();
});

it('[B-13] is the site itself while the settings cannot be had', async () => {
  expect(await modeOf({ appMode: false, backend: 'http://127.0.0.1:9' })()).toBe('site');
});

it('[B-13] stays what it was while the settings cannot be had any more', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] });
  const server = await startTestApi();
  server.answer(json({ embed: true }));
  const mode = modeOf({ appMode: false, backend: server.base });
  expect(await mode()).toBe('embed');
  server.answer(json({}, 503));
  for (let round = 0; round < 2; round += 1) {
    jest.setSystemTime(Date.now() + 11_000);
    expect(await mode()).toBe('embed');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(server.asked.length).toBeGreaterThan(1);
  await server.close();
  jest.useRealTimers();
});
