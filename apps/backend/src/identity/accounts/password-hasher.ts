import { hash, verify } from '@node-rs/argon2';
import { LaterProblem } from '../problems';

/** argon2id, the library's default algorithm. 64 MiB and three passes: about 75 ms of one core. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether a password is the one; without a hash to compare it takes as long and says no. Throws LaterProblem as `hash` does. */
  verify(password: string, hashed: string | undefined): Promise<boolean>;
}

/**
 * Hashes passwords, a few at a time, so that a rush of sign-ins takes neither all memory nor all threads. As many as
 * `queue` wait; more are told to come back (503).
 */
export function createPasswordHasher({ atOnce = 2, queue = 64 } = {}): PasswordHasher {
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
