import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { connectToMainThread, pauseMainThread } from './main-thread';
import { watchMemory } from './memory-watch';
import type { FromWatchdog } from '../messages';
import { placeIn } from '../release-frames';
import { HEARTBEAT_INTERVAL_MS, WATCHDOG_CHANNEL, type Watch } from './watch';

// A thread of its own beside a worker: when the worker no longer comes round, it looks where that is stuck. Nothing that
// the worker does for its visitors pays for this.

const { counter, missedBeats, memory } = workerData as Watch;

// Not by the worker's own channel, which a blocked thread holds.
const tell = (message: FromWatchdog) => writeSync(WATCHDOG_CHANNEL, `${JSON.stringify(message)}\n`);

/** Stops the blocked thread for a moment and tells where it is. */
const look = async (): Promise<void> => {
  const session = connectToMainThread();
  tell({ stuck: placeIn(await pauseMainThread(session)) });
  session.post('Debugger.resume', () => session.disconnect());
};

let last = -1;
let silent = 0;
setInterval(() => {
  const now = Atomics.load(counter, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent === missedBeats) void look();
}, HEARTBEAT_INTERVAL_MS);

watchMemory(memory, (filled, megabytes) => tell({ filled, megabytes }));
