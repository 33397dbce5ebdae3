import { statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { PlainError } from './say.mjs';

const MIN_NODE = [20, 19];
const MIN_FREE_BYTES = 500_000_000;

/** Throws a PlainError when this Node is too old. */
export const checkNode = (version = process.versions.node) => {
  const [major, minor] = version.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  throw new PlainError(
    `Signpost needs Node ${MIN_NODE.join('.')} or newer; this is Node ${version}. Install a newer one from https://nodejs.org and start again.`,
  );
};

/** Throws a PlainError when the disk is almost full. */
export const checkDisk = (folder = '.') => {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= MIN_FREE_BYTES) return;
  throw new PlainError(
    `The disk has only ${Math.round(free / 1e6)} MB left, and Signpost needs about ${MIN_FREE_BYTES / 1e6} MB to build and run. Free some space and start again.`,
  );
};

/** Throws a PlainError when a port is not available. */
export const checkPort = (port, host) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }) =>
      reject(
        new PlainError(
          code === 'EADDRINUSE'
            ? `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=4300 npm start`
            : `Port ${port} cannot be used (${code}). Choose another one: PORT=4300 npm start`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(resolve));
  });

/** Parses the port from the environment; throws a PlainError when it is invalid. */
export const parsePort = (text, defaultPort) => {
  const port = Number(text ?? defaultPort);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(`PORT is "${text}", which is not a port. Use a whole number from 1 to 65535.`);
};
