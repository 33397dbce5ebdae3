import type { ReactNode } from 'react';
import { PassThrough, Transform, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** A page that still waits for deferred data after this time is sent without it. */
const RENDER_TIMEOUT_MS = 8_000;

/** The document around a page's markup. */
export interface DocumentFrame {
  readonly start: string;
  readonly nonce: string;
  /** Headers of a response to a host's server, besides those of every page. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called last, after all deferred data has been rendered. */
  end(): string;
  /** Records an error thrown by a part of the page. `row` is the remote whose row that part is, if it is a row. */
  onError(error: unknown, row?: string): void;
}

const isPromise = (value: unknown): boolean => value instanceof Promise;

/** Returns whether a loader returned a promise, or an object with one. */
export const isDeferred = (loaderData: Readonly<Record<string, unknown>>): boolean =>
  Object.values(loaderData).some(
    (data) =>
      isPromise(data) || (typeof data === 'object' && data !== null && Object.values(data).some(isPromise)),
  );

/** React's marker for a Suspense boundary that failed to render on the server. */
const FAILED_BOUNDARY = '<!--$!-->';

/** Returns the remote of each Suspense boundary that failed to render; undefined for a boundary that is not a row. */
const failedRows = (markup: string): (string | undefined)[] =>
  markup
    .split(FAILED_BOUNDARY)
    .slice(0, -1)
    .map((precedingMarkup) => /<div data-row="([\w-]+)">$/.exec(precedingMarkup.slice(-100))?.[1]);

/**
 * Renders a page without deferred data synchronously, which costs a third of a stream. Throws what rendering throws,
 * except inside a Suspense boundary: that error is reported, and the browser renders the boundary.
 */
export const renderWhole = (tree: ReactNode, { start, end, onError }: DocumentFrame): string => {
  const markup = renderToString(tree);
  for (const row of failedRows(markup)) {
    onError(
      new Error(`${row ? `the row of ${row}` : 'a part of the page'} could not be rendered on the server`),
      row,
    );
  }
  return start + markup + end();
};

/** Aborts the rendering of deferred data after `RENDER_TIMEOUT_MS`. Returns a function that cancels the timeout. */
const abortAfterTimeout = (abort: (reason: DOMException) => void): (() => void) => {
  const timer = setTimeout(
    () => abort(new DOMException('the page took too long', 'TimeoutError')),
    RENDER_TIMEOUT_MS,
  );
  timer.unref();
  return () => clearTimeout(timer);
};

/** A page that is sent as a stream. */
export interface StreamedPage {
  readonly body: Readable;
  /** The complete document once `body` has been read; undefined when the stream was closed before its end. */
  readonly whole: Promise<string | undefined>;
}

/** Creates a pass-through stream that also collects the document, so that it needs only one reader. */
const collectingStream = (): StreamedPage & { readonly body: Transform } => {
  const chunks: Buffer[] = [];
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done(null, chunk);
    },
  });
  const whole = new Promise<string | undefined>((resolve) => {
    body.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    body.once('close', () => resolve(undefined));
  });
  return { body, whole };
};

/**
 * Renders a page with deferred data as a stream. It starts when everything outside Suspense boundaries is rendered, and
 * deferred parts follow. Rejects when rendering fails outside a Suspense boundary; the browser renders a boundary that
 * fails.
 */
export const renderStream = (
  tree: ReactNode,
  { start, end, nonce, onError }: DocumentFrame,
): Promise<StreamedPage> =>
  new Promise((resolve, reject) => {
    const page = collectingStream();
    const output = page.body;
    const markup = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      onShellReady() {
        output.write(start);
        pipe(markup);
        markup.pipe(output, { end: false });
        resolve(page);
      },
      onShellError: reject,
      onError: (error) => onError(error),
    });
    const cancelTimeout = abortAfterTimeout(abort);
    markup.once('end', () => {
      cancelTimeout();
      output.end(end());
    });
  });

/** The image preloads that React writes before the markup. They belong in a head, which is the host's own (B-12). */
const PRELOADS = /^(?:<link [^>]*>)+/;

/**
 * Renders a page for a host's server, completely after all deferred data is there, so that no inline script has to move
 * late parts. Rejects as `renderStream` does.
 */
export const renderSettled = (tree: ReactNode, { start, end, onError }: DocumentFrame): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Keeps large deferred parts in place; by default React sends them out of order.
      progressiveChunkSize: Infinity,
      onAllReady() {
        cancelTimeout();
        text(pipe(new PassThrough())).then(
          (markup) => resolve(start + markup.replace(PRELOADS, '') + end()),
          reject,
        );
      },
      onShellError: reject,
      onError: (error) => onError(error),
    });
    const cancelTimeout = abortAfterTimeout(abort);
  });
