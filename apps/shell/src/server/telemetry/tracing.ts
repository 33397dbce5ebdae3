/** What is said of a span or a measurement. Never a query string, a cookie or anything else that a visitor wrote. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Says more of a span while its work goes on. */
export type Note = (attributes: Attributes) => void;

/** Where the spans of traces go. Without one, nothing of it is loaded or done. */
export interface Tracing {
  /** Runs work as a span; what it starts is the span's child. Gives and throws what the work does. */
  span<Result>(name: string, attributes: Attributes, work: (note: Note) => Promise<Result>): Promise<Result>;
  /** Calls a service as a span. The backend alone is told which trace the call is part of (`traceparent`). */
  readonly fetch: typeof fetch;
}

/** Durations of a page or a remote's start, for the collector; `seconds` as OpenTelemetry counts time. */
export interface Meter {
  page(seconds: number, attributes: Attributes): void;
  remoteLoad(seconds: number, attributes: Attributes): void;
}

/** The way out for traces and metrics. */
export interface Telemetry {
  readonly tracing: Tracing;
  readonly meter: Meter;
  /** Sends what waits, then stops. */
  close(): Promise<void>;
}
