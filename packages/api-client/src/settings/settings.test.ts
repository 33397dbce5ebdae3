import { createStore } from '../base';
import { json, startTestApi } from '../testing';
import { settingsApi } from '.';

it('the settings are parsed and unknown fields dropped [C-01]', async () => {
  const server = await startTestApi();
  const settings = { apiUrl: '', searchDomain: '/search', servicesDomain: '', embed: false };
  server.answer(json({ ...settings, more: 1 }));
  const store = createStore({ apiBase: server.base });
  expect((await store.dispatch(settingsApi.endpoints.getSettings.initiate(undefined))).data).toEqual(
    settings,
  );
  expect(server.asked).toEqual(['GET /api/settings']);
  await server.close();
});
