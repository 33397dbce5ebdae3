import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/**
 * Adapts a message port to the network socket that `pg` expects. One write (a corked batch of protocol messages) is sent
 * as one message, so that the worker never runs half of an extended query.
 */
export class PortSocket extends Duplex {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (answer: Uint8Array | { error: string }) => {
      if (answer instanceof Uint8Array)
        this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      else this.destroy(new Error(answer.error));
    });
    port.on('close', () => this.push(null));
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port.ref();
    return this;
  }

  unref(): this {
    this.#port.unref();
    return this;
  }

  override _read(): void {
    // Bytes are pushed when they arrive.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#port.postMessage(new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#port.postMessage(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#port.close();
    done(error);
  }
}
