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
