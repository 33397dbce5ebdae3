import { json, startTestApi } from '@signpost/api-client/testing';
import { modeOf } from './mode';

it.each([
  [false, { embed: false }, 'site', true],
  [true, { embed: false }, 'app', true],
  [true, { embed: true }, 'embed', true],
  [true, { embed: 'maybe' }, 'app', false],
])(
  'with app mode %p and settings %j the mode is %s, known: %p [B-13]',
  async (appMode, settings, mode, known) => {
    const server = await startTestApi();
    server.answer(json(settings));
    expect(await modeOf({ appMode, backend: server.base })()).toEqual({ mode, known });
    await server.close();
  },
);

it('is `site` and not known until the settings have been read once [B-13]', async () => {
  expect(await modeOf({ appMode: false, backend: 'http://127.0.0.1:9' })()).toEqual({
    mode: 'site',
    known: false,
  });
});

it('keeps the last known mode while the settings are not available [B-13]', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] });
  const server = await startTestApi();
  server.answer(json({ embed: true }));
  const mode = modeOf({ appMode: false, backend: server.base });
  expect(await mode()).toEqual({ mode: 'embed', known: true });
  server.answer(json({}, 503));
  for (let round = 0; round < 2; round += 1) {
    jest.advanceTimersByTime(11_000);
    expect(await mode()).toEqual({ mode: 'embed', known: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(server.asked.length).toBeGreaterThan(1);
  await server.close();
  jest.useRealTimers();
});
