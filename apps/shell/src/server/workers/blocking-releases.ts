import { z } from 'zod';
import type { Place } from './messages';

/** By which a worker is told the releases that blocked one before it, such as `unis:0123456789ab`, commas between. */
const NAME = 'BLOCKING_RELEASES';

const environment = z.object({
  [NAME]: z
    .string()
    .default('')
    .transform((text) => new Set(text.split(',').filter(Boolean))),
});

/** Whether a release blocked a worker before this process was started. */
export const readBlocking = (env: NodeJS.ProcessEnv): ((remote: string, release: string) => boolean) => {
  const { [NAME]: known } = environment.parse(env);
  return (remote, release) => known.has(`${remote}:${release}`);
};

/** Remembers which releases blocked workers, for as long as this process lives. */
export const rememberBlocking = () => {
  const known = new Set<string>();
  return {
    /** Gives the release whose code it was, such as `unis:0123456789ab`; nothing when it was no release's. */
    note({ remote, release }: Place): string | undefined {
      if (!remote || !release) return undefined;
      const blocking = `${remote}:${release}`;
      known.add(blocking);
      return blocking;
    },
    /** What the next worker is told by its environment. */
    environment: (): Readonly<Record<string, string>> => ({ [NAME]: [...known].join(',') }),
  };
};
