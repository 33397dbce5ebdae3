import { inTurn, json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { serviceBreaker } from './service-breaker';

let server: TestApi;
let hosts: readonly TestApi[];
beforeEach(async () => {
  server = await startTestApi();
  hosts = [await startTestApi(), await startTestApi()];
});
afterEach(() => {
  jest.restoreAllMocks();
  return Promise.all([server, ...hosts].map((each) => each.close()));
});

const openBackend = () => {
  const fetchService = serviceBreaker(fetch);
  return (path: string) => fetchService(server.base + path, { signal: AbortSignal.timeout(300) });
};

const timeOutFiveTimes = async (request: ReturnType<typeof openBackend>, path: string) => {
  for (let time = 0; time < 5; time += 1) await expect(request(path)).rejects.toThrow('timeout');
};

it('stops calling a service after five timeouts in a row, but not the other services', async () => {
  server.answer((request, response) => {
    if (request.url === '/api/unis') response.end('[]');
  });
  const request = openBackend();
  await timeOutFiveTimes(request, '/search/1/indexes');
  await expect(request('/search/1/indexes')).rejects.toThrow('circuit breaker is open');
  const callCount = server.asked.length;
  await expect(request('/search/1/indexes')).rejects.toThrow('circuit breaker is open');
  expect(server.asked).toHaveLength(callCount);
  expect(await (await request('/api/unis')).json()).toEqual([]);
});

it('has a separate breaker for each Algolia host and the backend', async () => {
  server.answer(json([]));
  const [first, second] = hosts as [TestApi, TestApi];
  first.answer(() => undefined);
  second.answer(json({ results: [] }));
  const fetchService = serviceBreaker(fetch);
  const search = (host: TestApi) =>
    fetchService(`${host.base}/1/indexes/*/queries`, { signal: AbortSignal.timeout(300) });
  for (let time = 0; time < 5; time += 1) await expect(search(first)).rejects.toThrow('timeout');
  await expect(search(first)).rejects.toThrow('circuit breaker is open');
  expect(await (await search(second)).json()).toEqual({ results: [] });
  expect(await (await fetchService(`${server.base}/api/unis`)).json()).toEqual([]);
});

it('counts a body that does not end as a timeout', async () => {
  server.answer((_, response) => void response.writeHead(200).write('['));
  const request = openBackend();
  await timeOutFiveTimes(request, '/api/unis');
  await expect(request('/api/unis')).rejects.toThrow('circuit breaker is open');
});

it('tries again after five seconds', async () => {
  server.answer(() => undefined);
  const request = openBackend();
  await timeOutFiveTimes(request, '/api/unis');
  server.answer(json({ fine: true }));
  const monotonic = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + 5_001);
  expect(await (await request('/api/unis')).json()).toEqual({ fine: true });
});

it('returns error responses unchanged and does not count them', async () => {
  server.answer(inTurn(json({ title: 'Broken' }, 500)));
  const request = openBackend();
  for (let time = 0; time < 6; time += 1) {
    const response = await request('/api/unis');
    expect([response.status, await response.json()]).toEqual([500, { title: 'Broken' }]);
  }
});

it('tries again after five seconds even if the system clock was set back', async () => {
  server.answer(() => undefined);
  const request = openBackend();
  await timeOutFiveTimes(request, '/api/unis');
  await expect(request('/api/unis')).rejects.toThrow('circuit breaker is open');
  server.answer(json([]));
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
  const monotonic = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + 5_001);
  expect(await (await request('/api/unis')).json()).toEqual([]);
});
