declare module '*/steps/prepare.mjs' {
  /** Builds what changed since the last build. */
  export const build: () => Promise<void>;
  /** Uploads the built remotes to a folder store and makes them live. */
  export const releaseBuilt: (store: string) => Promise<void>;
  /** The remotes of this repository. */
  export const remoteNames: () => string[];
}

declare module '*/steps/say.mjs' {
  /** Prints what is being done, and how long it took. */
  export const step: <Result>(what: string, work: () => Promise<Result>) => Promise<Result>;
}

declare module '*/steps/serve.mjs' {
  /** Runs the built product with settings for both its processes. */
  export const serve: (settings: Record<string, string>) => Promise<{
    port: number;
    backendPort: number;
    pids: { shell: number; backend: number };
    stop(): Promise<void>;
  }>;
}
