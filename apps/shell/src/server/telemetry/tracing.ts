/** The attributes of a span or measurement. They never contain query strings, cookies or other input of a visitor. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Adds attributes to a span that has not ended. */
export type Note = (attributes: Attributes) => void;

/** Creates spans. Its code is loaded only when a collector is configured. */
export interface Tracing {
  /** Runs `work` as a span, the parent of spans started in it. Returns and throws what `work` does. */
  span<Result>(name: string, attributes: Attributes, work: (note: Note) => Promise<Result>): Promise<Result>;
  /** Returns the function that adds an `exception` event to the span that is active now, unless it has ended by then. */
  exceptionEvent(): Note;
  /** Calls a service as a span. Only the backend gets the trace context (`traceparent`). */
  readonly fetch: typeof fetch;
}

/** Records durations in seconds, as OpenTelemetry recommends, and counts errors. */
export interface Meter {
  page(seconds: number, attributes: Attributes): void;
  remoteLoad(seconds: number, attributes: Attributes): void;
  /** Counts an error of a release, on the server or in a browser. */
  error(attributes: Attributes): void;
  /** Records a Core Web Vital: in seconds, except for the layout shift, which is a score. */
  webVital(value: number, attributes: Attributes): void;
}

/** Exports traces and metrics. */
export interface Telemetry {
  readonly tracing: Tracing;
  readonly meter: Meter;
  /** Exports what is pending, then stops. */
  close(): Promise<void>;
}
