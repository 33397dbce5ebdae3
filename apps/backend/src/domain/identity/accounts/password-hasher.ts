import { hash, verify } from '@node-rs/argon2';
import { RetryLaterProblem } from '../problems';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Whether a password matches a hash; without a hash it takes as long and returns false. Throws RetryLaterProblem as `hash`
   * does.
   */
  verify(password: string, hashed: string | undefined): Promise<boolean>;
}

interface Options {
  /** Memory for hashing one password. With 64 MiB, hashing takes about 75 ms of one core. */
  mebibytes?: number;
  concurrency?: number;
  queue?: number;
}

/**
 * Hashes passwords with argon2id, the library's default algorithm, in three passes. Concurrency is limited, so that
 * many sign-ins at once exhaust neither memory nor threads. Up to `queue` calls wait; further ones are rejected with
 * 503.
 */
export const createPasswordHasher = ({
  mebibytes = 64,
  concurrency = 2,
  queue = 64,
}: Options = {}): PasswordHasher => {
  const cost = { memoryCost: mebibytes * 1024, timeCost: 3, parallelism: 1 };
  const waiting: (() => void)[] = [];
  let running = 0;

  const enqueue = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= concurrency) {
      if (waiting.length >= queue)
        throw new RetryLaterProblem(
          503,
          'Too many people are signing in right now. Try again in a few seconds.',
          5,
        );
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next(); // The next call in the queue takes over this slot.
      else running -= 1;
    }
  };

  const dummyHash = hash('nobody has this password', cost);
  return {
    hash: (password) => enqueue(() => hash(password, cost)),
    verify: (password, hashed) =>
      enqueue(async () => {
        const same = await verify(hashed ?? (await dummyHash), password);
        return same && hashed !== undefined;
      }),
  };
};
