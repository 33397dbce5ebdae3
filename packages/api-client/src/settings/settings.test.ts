import { createStore } from '../base';
import { json, startTestApi } from '../testing';
import { settingsApi } from '.';

it('[C-01] the settings are read and unknown fields left out', async () => {
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
