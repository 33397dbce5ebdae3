import { writeSync } from 'node:fs';
import { Session, type Debugger } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { EVERY, WITNESS_CHANNEL, type Watch } from './beats';
import type { Place } from './messages';

// A thread of its own beside a worker: when the worker no longer comes round, it looks where that is stuck. Nothing that
// the worker does for its visitors pays for this.

const { counter, patience } = workerData as Watch;

/** A release's folder in an address, where verified releases lie. */
const RELEASE = /\/(?<remote>[\w-]+)\/(?<release>[0-9a-f]{12})\/server\//;

/** What of a stack is worth telling: the innermost place in a release, else the innermost of all. */
const placeOf = (frames: readonly Debugger.CallFrame[], urlOf: (id: string) => string): Place => {
  const places = frames.map(({ functionName, location, url }) => ({
    functionName,
    file: url || urlOf(location.scriptId),
    line: location.lineNumber + 1,
  }));
  const place = places.find(({ file }) => RELEASE.test(file)) ?? places[0];
  return { ...place, ...RELEASE.exec(place?.file ?? '')?.groups };
};

/** Stops the blocked thread for a moment and tells where it is. */
const look = (): void => {
  const session = new Session();
  session.connectToMainThread();
  const urls = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) => {
    const place = placeOf(params.callFrames, (id) => urls.get(id) ?? '');
    session.post('Debugger.resume', () => session.disconnect());
    // Not by the worker's own channel, which the blocked thread holds.
    writeSync(WITNESS_CHANNEL, `${JSON.stringify(place)}\n`);
  });
  session.post('Debugger.enable', () => session.post('Debugger.pause'));
};

let last = -1;
let silent = 0;
setInterval(() => {
  const now = Atomics.load(counter, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent === patience) look();
}, EVERY);
