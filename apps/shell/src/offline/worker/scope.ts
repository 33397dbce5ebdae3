/** What the server puts in front of the worker's script. */
export interface WorkerConfig {
  /** Paths of the files of the offline page. */
  readonly files: readonly string[];
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown;
}

/** A request of a page that the worker may answer. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The answer to a navigation, requested while the worker started; undefined where that is not supported. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Registration {
  readonly active: unknown;
  readonly navigationPreload?: { enable(): Promise<void> };
}

/** The part of a service worker's global scope that is used here; the browser's own types are those of pages. */
export interface WorkerScope {
  readonly OFFLINE_CONFIG: WorkerConfig;
  readonly location: Pick<Location, 'origin'>;
  readonly registration: Registration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
