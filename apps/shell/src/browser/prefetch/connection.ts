/** What a browser tells about its connection; only Chromium's does. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The browser's connection now; empty in a browser that does not tell. */
export const currentConnection = (): Connection =>
  (navigator as { connection?: Connection }).connection ?? {};
