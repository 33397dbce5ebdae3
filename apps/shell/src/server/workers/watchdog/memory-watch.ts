import type { Session } from 'node:inspector';
import { heaviestPlace } from './allocations';
import { connectToMainThread, pauseMainThread } from './main-thread';
import type { Place } from '../messages';
import { placeIn } from '../release-frames';
import type { MemoryLimits } from './watch';

/** Milliseconds between two looks: code that only allocates takes more than a gigabyte in a second. */
const EVERY_LOOK = 50;

/** Bytes of allocations of which one is sampled: enough samples of hundreds of megabytes, and next to no cost. */
const SAMPLING_INTERVAL = 262_144;

/** The place that fills the memory: by what was sampled, else where the stopped thread is. */
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
 * Watches this process' memory from a thread beside its main one. Above the soft limit it samples what allocates; above
 * the hard one it stops the main thread for good and calls back, once, with the place in code that fills the memory.
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
      session.post('HeapProfiler.startSampling', { samplingInterval: SAMPLING_INTERVAL });
    }
    if (megabytes <= hard) return;
    isStopped = true;
    void placeThatFills(session).then((place) => onFilled(place, Math.round(megabytes)));
  }, EVERY_LOOK);
};
