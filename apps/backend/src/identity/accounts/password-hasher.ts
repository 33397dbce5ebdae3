import { hash, verify } from '@node-rs/argon2';
import { LaterProblem } from '../problems';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether a password is the one; without a hash to compare it takes as long and says no. Throws LaterProblem as `hash` does. */
  verify(password: string, hashed: string | undefined): Promise<boolean>;
}

interface Options {
  /** Memory for one password. With 64 MiB, hashing takes about 75 ms of one core. */
  mebibytes?: number;
  atOnce?: number;
  queue?: number;
}

/**
 * Hashes passwords with argon2id, the library's default algorithm, in three passes: a few at a time, so that a rush of sign-ins takes neither all memory nor all threads. As many as
 * `queue` wait; more are told to come back (503).
 */
export function createPasswordHasher({
  mebibytes = 64,
  atOnce = 2,
  queue = 64,
}: Options = {}): PasswordHasher {
  const cost = { memoryCost: mebibytes * 1024, timeCost: 3, parallelism: 1 };
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= queue)
        throw new LaterProblem(
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
      if (next)
        next(); // takes over this place
      else running -= 1;
    }
  };

  const nobody = hash('nobody has this password', cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (password, hashed) =>
      inTurn(async () => {
        const same = await verify(hashed ?? (await nobody), password);
        return same && hashed !== undefined;
      }),
  };
}
