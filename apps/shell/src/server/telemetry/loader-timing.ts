import { createContext, type RouterContextProvider, type ServerInstrumentation } from 'react-router-dom';
import { remoteOfRoute } from '../../observability/timing';
import type { PageTrace } from './page-trace';

/** What the loaders of a request are measured for. */
export interface LoadersTrace {
  readonly trace: PageTrace;
  /** When the router was asked, by `performance.now()`. */
  readonly began: number;
}

/** Where a request's loaders find what measures them; null for loaders that run for no page. */
export const loadersContext = createContext<LoadersTrace | null>(null);

/** Measures every loader of a static handler, and how long the code of its route let it wait. */
export const loaderTiming: ServerInstrumentation = {
  route({ id, instrument }) {
    const remote = remoteOfRoute(id);
    instrument({
      loader: async (run, { context, pattern }) => {
        // The router's types know of contexts only where a framework's setting says so.
        const measured = (context as unknown as Pick<RouterContextProvider, 'get'>).get(loadersContext);
        if (!measured) return void (await run());
        const { trace, began } = measured;
        trace.add({ kind: 'load', remote, milliseconds: performance.now() - began });
        const { release } = trace.owner;
        const about = {
          'signpost.remote': remote,
          'signpost.route': id,
          'http.route': pattern,
          ...(release && remote === trace.owner.remote && { 'signpost.release': release }),
        };
        await trace.measure({ kind: 'loader', route: id }, about, async (note) => {
          const { error } = await run();
          if (error) note({ 'error.type': error.name });
        });
      },
    });
  },
};
