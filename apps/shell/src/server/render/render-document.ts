import type { ReactNode } from 'react';
import { PassThrough, Transform, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Milliseconds after which a page that still waits for something is sent as far as it is. */
const RENDER_DEADLINE = 8_000;

/** What goes around a page's markup. `end` is asked last, when all that was waited for is there. */
export interface DocumentFrame {
  readonly start: string;
  readonly nonce: string;
  end(): string;
  /** Takes what a part of the page threw; `row` is the remote whose row that part is, where it is one. */
  onError(error: unknown, row?: string): void;
}

const isPromise = (value: unknown): boolean => value instanceof Promise;

/** Whether a loader gave something that is still on its way: then the page has something to wait for. */
export const isDeferred = (loaderData: Readonly<Record<string, unknown>>): boolean =>
  Object.values(loaderData).some(
    (data) =>
      isPromise(data) || (typeof data === 'object' && data !== null && Object.values(data).some(isPromise)),
  );

/** What React writes in place of a part (a Suspense boundary) that it could not draw. */
const NOT_DRAWN = '<!--$!-->';

/** The remotes of the rows among the parts that could not be drawn; undefined for a part that is no row. */
const rowsNotDrawn = (markup: string): (string | undefined)[] =>
  markup
    .split(NOT_DRAWN)
    .slice(0, -1)
    .map((before) => /<div data-row="([\w-]+)">$/.exec(before.slice(-100))?.[1]);

/**
 * Renders a page whose data is all there, in one go: a third of the work of a stream that would have nothing to wait
 * for. Throws what rendering throws; an island that throws is reported, and left to the browser.
 */
export const renderWhole = (tree: ReactNode, { start, end, onError }: DocumentFrame): string => {
  const markup = renderToString(tree);
  for (const row of rowsNotDrawn(markup)) {
    onError(new Error(`${row ? `the row of ${row}` : 'a part of the page'} could not be drawn`), row);
  }
  return start + markup + end();
};

/** Gives a page up that still waits after the deadline; what is there by then is sent. Gives how to call that off. */
const giveUpLate = (abort: (reason: DOMException) => void): (() => void) => {
  const late = setTimeout(
    () => abort(new DOMException('the page took too long', 'TimeoutError')),
    RENDER_DEADLINE,
  );
  late.unref();
  return () => clearTimeout(late);
};

/** A page on its way: what is to be read, and all of it once it was; nothing when it was cut before its end. */
export interface StreamedPage {
  readonly body: Readable;
  readonly whole: Promise<string | undefined>;
}

/** A stream that keeps what goes through it, so that nobody has to read it beside the one it is for. */
const keepingStream = (): StreamedPage & { readonly body: Transform } => {
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
 * Renders a page with deferred data as a stream that begins once the frame is ready; what is late follows in place.
 * Rejects when the frame itself cannot be rendered; what fails inside a Suspense boundary is left to the browser.
 */
export const renderStream = (
  tree: ReactNode,
  { start, end, nonce, onError }: DocumentFrame,
): Promise<StreamedPage> =>
  new Promise((resolve, reject) => {
    const page = keepingStream();
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
    const inTime = giveUpLate(abort);
    markup.once('end', () => {
      inTime();
      output.end(end());
    });
  });

/** What React says of pictures ahead of the markup: for a head, which a host has of its own (B-12). */
const HINTS = /^(?:<link [^>]*>)+/;

/**
 * Renders a page for a host's server, whole once all that is late is there: it needs no script to put it in its place.
 * Rejects as `renderStream` does.
 */
export const renderSettled = (tree: ReactNode, { start, end, onError }: DocumentFrame): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // However long a late part is, it stands where it belongs.
      progressiveChunkSize: Infinity,
      onAllReady() {
        inTime();
        text(pipe(new PassThrough())).then(
          (markup) => resolve(start + markup.replace(HINTS, '') + end()),
          reject,
        );
      },
      onShellError: reject,
      onError: (error) => onError(error),
    });
    const inTime = giveUpLate(abort);
  });
