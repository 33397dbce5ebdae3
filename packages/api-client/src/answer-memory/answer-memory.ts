/** An answer and the seconds for which it may be told again. */
interface Kept<Told> {
  readonly told: Told;
  readonly maxAge: number;
}

/**
 * What a server has understood of the API's answers, shared by the stores of all its requests: anonymous answers alone,
 * each for as long as the API's `Cache-Control` allows. It spares every page the asking, the checking and the mapping.
 */
export interface AnswerMemory {
  /** What `endpoint` was told for `key` before, or what `ask` finds out now; who asks meanwhile waits for the same. */
  recall<Told>(endpoint: object, key: string, ask: () => Promise<Kept<Told>>): Promise<Told>;
}

/** The least that a memory needs of a bounded map. */
interface Bounded {
  get(key: string): unknown;
  set(key: string, value: unknown): unknown;
}

interface Remembered {
  readonly asked: Promise<Kept<unknown>>;
  /** Until the answer is there, no time is too late for it. */
  goodUntil: number;
}

/**
 * Makes a memory. `mapFor` makes the map of one endpoint, which should forget what was least used; endpoints are known by
 * identity, so those of a remote's next release begin with nothing, and what a release understood goes when it does.
 */
export const createAnswerMemory = (mapFor: () => Bounded, now: () => number = Date.now): AnswerMemory => {
  const endpoints = new WeakMap<object, Bounded>();
  const mapOf = (endpoint: object): Bounded => {
    const known = endpoints.get(endpoint) ?? mapFor();
    endpoints.set(endpoint, known);
    return known;
  };
  return {
    async recall<Told>(endpoint: object, key: string, ask: () => Promise<Kept<Told>>): Promise<Told> {
      const map = mapOf(endpoint);
      const found = map.get(key) as Remembered | undefined;
      if (found && now() < found.goodUntil) return (await (found.asked as Promise<Kept<Told>>)).told;
      const remembered: Remembered = { asked: ask(), goodUntil: Infinity };
      map.set(key, remembered);
      const forget = () => (remembered.goodUntil = 0);
      const { told, maxAge } = await (remembered.asked as Promise<Kept<Told>>).catch((error: unknown) => {
        forget();
        throw error;
      });
      remembered.goodUntil = now() + maxAge * 1000;
      return told;
    },
  };
};
