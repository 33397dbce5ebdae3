const VERSION = 1;

/** A yes or no on the visitor's device; null when there is none. */
interface StoredAnswer {
  read(): boolean | null;
  /** Stores the answer, or removes it when it is null. Returns whether that worked. */
  write(answer: boolean | null): boolean;
}

/**
 * Wraps one key of localStorage for an answer to a question for consent. In the form of a `storedValue`, but without the
 * schema library, because the page's first script reads it. Its methods never throw.
 */
export const storedAnswer = (key: string): StoredAnswer => ({
  read: () => {
    try {
      const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
      const { version, value } = Object(stored) as Readonly<Record<string, unknown>>;
      return version === VERSION && typeof value === 'boolean' ? value : null;
    } catch {
      // Storage that is disabled, or a value that is not JSON.
      return null;
    }
  },
  write: (answer) => {
    try {
      if (answer === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, JSON.stringify({ version: VERSION, value: answer }));
      return true;
    } catch {
      // Storage that is disabled or full.
      return false;
    }
  },
});
