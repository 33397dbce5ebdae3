import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { connectToMainThread, pauseMainThread } from './main-thread';
import { watchMemory } from './memory-watch';
import type { FromWatchdog } from '../messages';
import { placeIn } from '../release-frames';
import { HEARTBEAT_INTERVAL_MS, WATCHDOG_CHANNEL, type Watch } from './watch';

// A thread beside a worker's main thread that reports where the worker is blocked when its heartbeats stop.

const { counter, missedBeats, memory } = workerData as Watch;

// Not through the worker's IPC channel, which a blocked main thread cannot serve.
const send = (message: FromWatchdog) => writeSync(WATCHDOG_CHANNEL, `${JSON.stringify(message)}\n`);

/** Pauses the blocked main thread for a moment and reports where it is. */
const reportBlocked = async (): Promise<void> => {
  const session = connectToMainThread();
  send({ stuck: placeIn(await pauseMainThread(session)) });
  session.post('Debugger.resume', () => session.disconnect());
};

let last = -1;
let missed = 0;
setInterval(() => {
  const now = Atomics.load(counter, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed === missedBeats) void reportBlocked();
}, HEARTBEAT_INTERVAL_MS);

watchMemory(memory, (filled, megabytes) => send({ filled, megabytes }));
