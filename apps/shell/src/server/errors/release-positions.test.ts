import { positionsOf } from './release-positions';

const UNIS = '/cache/unis/0123456789ab/server/remoteEntry.js';
const CAREERS = '/cache/careers/111111111111/server/remoteEntry.js';

const thrownAt = (frames: readonly string[], cause?: unknown): Error =>
  Object.defineProperty(new Error('x', { cause }), 'stack', {
    value: ['Error: x', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });
const nested = thrownAt([`row (${CAREERS}:1:20)`, `page (${UNIS}:1:300)`, 'render (/app/main.js:5:6)']);

it('finds the positions in the release whose frame is innermost', () => {
  expect(positionsOf(nested)).toEqual({
    remote: 'careers',
    release: '111111111111',
    positions: [{ script: 'server/remoteEntry.js', line: 1, column: 20 }],
  });
});

it('finds the positions in a given release only', () => {
  const { positions } = positionsOf(nested, { remote: 'unis', release: '0123456789ab' }) ?? {};
  expect(positions).toEqual([{ script: 'server/remoteEntry.js', line: 1, column: 300 }]);
  expect(positionsOf(nested, { remote: 'unis', release: '222222222222' })).toBeUndefined();
});

it('finds the positions of a cause', () => {
  const outer = thrownAt(['slot (/app/main.js:1:1)'], thrownAt(['fetch (node:internal:1:1)'], nested));
  expect(positionsOf(outer)?.remote).toBe('careers');
});

it.each([[thrownAt(['render (/app/main.js:5:6)'])], ['a text'], [undefined], [{ status: 500 }]])(
  'finds none in %s',
  (error) => expect(positionsOf(error)).toBeUndefined(),
);
