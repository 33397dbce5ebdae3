import type { Session } from 'node:inspector';
import { heaviestPlace } from './allocations';
import { connectToMainThread, pauseMainThread } from './main-thread';
import type { Place } from '../messages';
import { placeIn } from '../release-frames';
import type { MemoryLimits } from './watch';

/** Milliseconds between two checks: code that only allocates can take more than a gigabyte per second. */
const CHECK_INTERVAL_MS = 50;

/** Average bytes between two samples: enough samples in hundreds of megabytes at little cost. */
const SAMPLING_INTERVAL_BYTES = 262_144;

/** Returns the place that fills the memory: from the samples, else where the paused thread is. */
const placeThatFills = async (session: Session): Promise<Place> => {
  const stack = placeIn(await pauseMainThread(session));
  const sampled = await new Promise<Place | undefined>((resolve) =>
    session.post('HeapProfiler.stopSampling', (failure, result) =>
      resolve(failure ? undefined : heaviestPlace(result.profile.head)),
    ),
  );
  return sampled ?? stack;
};

/**
 * Watches this process' memory from another thread. Above the soft limit it samples allocations; above the hard limit it
 * pauses the main thread for good and calls `onFilled`, once, with the place in code that fills the memory.
 */
export const watchMemory = (
  { soft, hard }: MemoryLimits,
  onFilled: (place: Place, megabytes: number) => void,
): void => {
  let session: Session | undefined;
  let isStopped = false;
  setInterval(() => {
    const megabytes = process.memoryUsage.rss() / 1e6;
    if (megabytes <= soft || isStopped) return;
    if (!session) {
      session = connectToMainThread();
      session.post('HeapProfiler.startSampling', { samplingInterval: SAMPLING_INTERVAL_BYTES });
    }
    if (megabytes <= hard) return;
    isStopped = true;
    void placeThatFills(session).then((place) => onFilled(place, Math.round(megabytes)));
  }, CHECK_INTERVAL_MS);
};
