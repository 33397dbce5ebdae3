import { framesOf } from './error-frames';
import { placeIn } from '../release-frames';

const RELEASE = '/cache/unis/0123456789ab/server/remoteEntry.js';

/** An error whose stack was already formatted, as by a library that logs it. */
const formatted = (message: string, frames: readonly string[]): Error =>
  Object.defineProperty(new Error(message), 'stack', {
    value: [`Error: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });

it('reads the frames of the call stack, and keeps the stack for the log', () => {
  const error = new Error('one\n    at two (/cache/unis/0123456789ab/server/remoteEntry.js:3:4)');
  const frames = framesOf(error);
  expect(frames[0]?.file).toContain('error-frames.test');
  expect(frames[0]?.column).toBeGreaterThan(1);
  expect(placeIn(frames).release).toBeUndefined();
  expect(error.stack).toContain('error-frames.test');
});

it.each([
  [`Timeout._onTimeout (${RELEASE}:12:9)`, 12, 9],
  [`${RELEASE}:7:1`, 7, 1],
  [`async loader (file://${RELEASE}:30:2)`, 30, 2],
])('reads a frame off text: %s', (frame, line, column) => {
  const place = placeIn(framesOf(formatted('x', ['node:internal/timers:581:17', frame])));
  expect(place).toMatchObject({ remote: 'unis', release: '0123456789ab', line, column });
});

it('returns the innermost frame of a release', () => {
  const frames = ['lib (/node_modules/lib/index.js:1:1)', `one (${RELEASE}:2:1)`, `two (${RELEASE}:3:1)`];
  expect(placeIn(framesOf(formatted('x', frames)))).toMatchObject({ functionName: 'one', line: 2 });
});

it.each([
  ['a message with the path of a release', formatted(`${RELEASE}:1:1`, ['fn (/app/main.js:1:1)'])],
  ['a message that looks like frames', formatted(`x\n    at fn (${RELEASE}:1:1)`, ['fn (/app/main.js:1:1)'])],
  ['a string', `Error: x\n    at fn (${RELEASE}:1:1)`],
  ['nothing', undefined],
  ['an object with a stack', { stack: `Error: x\n    at fn (${RELEASE}:1:1)` }],
])('traces %s to no release', (_, error) => {
  expect(placeIn(framesOf(error)).release).toBeUndefined();
});
