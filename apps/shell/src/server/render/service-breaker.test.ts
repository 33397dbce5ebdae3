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

const asking = () => {
  const ask = serviceBreaker(fetch);
  return (path: string) => ask(server.base + path, { signal: AbortSignal.timeout(300) });
};

const hangFiveTimes = async (ask: ReturnType<typeof asking>, path: string) => {
  for (let time = 0; time < 5; time += 1) await expect(ask(path)).rejects.toThrow('timeout');
};

it('asks a service that hangs no more after five times, and the other one still', async () => {
  server.answer((request, response) => {
    if (request.url === '/api/unis') response.end('[]');
  });
  const ask = asking();
  await hangFiveTimes(ask, '/search/1/indexes');
  await expect(ask('/search/1/indexes')).rejects.toThrow('circuit breaker is open');
  const before = server.asked.length;
  await expect(ask('/search/1/indexes')).rejects.toThrow('circuit breaker is open');
  expect(server.asked).toHaveLength(before);
  expect(await (await ask('/api/unis')).json()).toEqual([]);
});

it('asks the hosts of Algolia on, whichever of them and whatever else hangs', async () => {
  server.answer(json([]));
  const [first, second] = hosts as [TestApi, TestApi];
  first.answer(() => undefined);
  second.answer(json({ results: [] }));
  const ask = serviceBreaker(fetch);
  const search = (host: TestApi) =>
    ask(`${host.base}/1/indexes/*/queries`, { signal: AbortSignal.timeout(300) });
  for (let time = 0; time < 5; time += 1) await expect(search(first)).rejects.toThrow('timeout');
  await expect(search(first)).rejects.toThrow('circuit breaker is open');
  expect(await (await search(second)).json()).toEqual({ results: [] });
  expect(await (await ask(`${server.base}/api/unis`)).json()).toEqual([]);
});

it('takes a body that never ends for an answer that does not come', async () => {
  server.answer((_, response) => void response.writeHead(200).write('['));
  const ask = asking();
  await hangFiveTimes(ask, '/api/unis');
  await expect(ask('/api/unis')).rejects.toThrow('circuit breaker is open');
});

it('looks again after five seconds', async () => {
  server.answer(() => undefined);
  const ask = asking();
  await hangFiveTimes(ask, '/api/unis');
  server.answer(json({ fine: true }));
  const monotonic = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + 5_001);
  expect(await (await ask('/api/unis')).json()).toEqual({ fine: true });
});

it('gives every answer as it is, and goes on asking who answers badly', async () => {
  server.answer(inTurn(json({ title: 'Broken' }, 500)));
  const ask = asking();
  for (let time = 0; time < 6; time += 1) {
    const answer = await ask('/api/unis');
    expect([answer.status, await answer.json()]).toEqual([500, { title: 'Broken' }]);
  }
});

it('asks a service again after five seconds although the clock was set back', async () => {
  server.answer(() => undefined);
  const ask = asking();
  await hangFiveTimes(ask, '/api/unis');
  await expect(ask('/api/unis')).rejects.toThrow('circuit breaker is open');
  server.answer(json([]));
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
  const monotonic = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + 5_001);
  expect(await (await ask('/api/unis')).json()).toEqual([]);
});
