import { statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { PlainError } from './say.mjs';

const NEEDED = [20, 19];
const NEEDED_BYTES = 500_000_000;

/** Throws in plain words when this Node is too old. */
export const checkNode = (version = process.versions.node) => {
  const [major, minor] = version.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  throw new PlainError(
    `Signpost needs Node ${NEEDED.join('.')} or newer; this is Node ${version}. Install a newer one from https://nodejs.org and start again.`,
  );
};

/** Throws in plain words when the disk has hardly any room. */
export const checkDisk = (folder = '.') => {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= NEEDED_BYTES) return;
  throw new PlainError(
    `The disk has only ${Math.round(free / 1e6)} MB left, and Signpost needs about ${NEEDED_BYTES / 1e6} MB to build and run. Free some space and start again.`,
  );
};

/** Throws in plain words when a port cannot be had. */
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

/** The port from the environment; throws in plain words when it is none. */
export const portFrom = (text, standard) => {
  const port = Number(text ?? standard);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(`PORT is "${text}", which is not a port. Use a whole number from 1 to 65535.`);
};
