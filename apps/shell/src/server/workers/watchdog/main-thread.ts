import { Session, type Debugger } from 'node:inspector';
import type { Frame } from '../release-frames';

/** Connects a debugger from another thread to the main thread. */
export const connectToMainThread = (): Session => {
  const session = new Session();
  session.connectToMainThread();
  return session;
};

/** Pauses the main thread where it is, or at the next code that it runs, and returns its stack. It stays paused. */
export const pauseMainThread = (session: Session): Promise<readonly Frame[]> =>
  new Promise((resolve) => {
    const urls = new Map<string, string>();
    const frameOf = ({ functionName, location, url }: Debugger.CallFrame): Frame => ({
      functionName,
      file: url || urls.get(location.scriptId) || '',
      line: location.lineNumber + 1,
      column: (location.columnNumber ?? 0) + 1,
    });
    session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
    session.once('Debugger.paused', ({ params }) => resolve(params.callFrames.map(frameOf)));
    session.post('Debugger.enable', () => session.post('Debugger.pause'));
  });
