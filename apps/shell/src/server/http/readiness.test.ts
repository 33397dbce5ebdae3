import Fastify from 'fastify';
import { addReadiness } from './readiness';

/** A shell's answer at `/readyz` with a backend that is ready or not, and with what the shell lacks. */
const readyz = async (backend: boolean, lacks: readonly { remote?: string; reason: string }[]) => {
  const app = Fastify();
  addReadiness(app, {
    backend: () => Promise.resolve(backend),
    remotes: {
      lacks: () => lacks,
      current: () => ({
        version: '1',
        retired: [],
        remotes: [
          { name: 'unis', paths: [], loaded: { release: 'aaaaaaaaaaaa' } as never },
          { name: 'courses', paths: [], loaded: undefined },
        ],
      }),
    },
    canaryReports: { currentCanaries: () => [] },
  });
  const answer = await app.inject('/readyz');
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

it('a complete shell is ready, even if a remote has no release through its own fault', async () => {
  expect(await readyz(true, [])).toEqual({
    status: 200,
    body: {
      backend: true,
      contract: expect.any(String) as string,
      lacks: [],
      canaries: [],
      remotes: { unis: 'aaaaaaaaaaaa', courses: null },
    },
  });
});

it('a shell without a remote is not ready, and names it with the reason', async () => {
  const lack = { remote: 'courses', reason: 'its entry in the registry is not understood' };
  expect(await readyz(true, [lack])).toMatchObject({ status: 503, body: { backend: true, lacks: [lack] } });
});

it('a shell without a backend is not ready', async () => {
  expect(await readyz(false, [])).toMatchObject({ status: 503, body: { backend: false } });
});
