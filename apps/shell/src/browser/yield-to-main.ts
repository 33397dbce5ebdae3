/** Yields to the main thread, so that a long task does not block input on a phone. */
export const yieldToMain = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
