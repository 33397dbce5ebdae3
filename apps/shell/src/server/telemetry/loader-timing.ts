import { createContext, type RouterContextProvider, type ServerInstrumentation } from 'react-router-dom';
import { remoteOfRoute } from '../../observability/timing';
import type { PageTrace } from './page-trace';

/** The page trace that a request's loaders are recorded in. */
export interface LoadersTrace {
  readonly trace: PageTrace;
  /** The start of the router's query, as a `performance.now()` value. */
  readonly began: number;
}

/** The router context with the trace of a request's loaders; null for loaders that run outside a page. */
export const loadersContext = createContext<LoadersTrace | null>(null);

/** Measures every loader of a static handler, and the time until its route's code was loaded. */
export const loaderTiming: ServerInstrumentation = {
  route({ id, instrument }) {
    const remote = remoteOfRoute(id);
    instrument({
      loader: async (run, { context, pattern }) => {
        // The router's types include contexts only with a framework setting.
        const measured = (context as unknown as Pick<RouterContextProvider, 'get'>).get(loadersContext);
        if (!measured) return void (await run());
        const { trace, began } = measured;
        trace.add({ kind: 'load', remote, milliseconds: performance.now() - began });
        const { release } = trace.owner;
        const attributes = {
          'signpost.remote': remote,
          'signpost.route': id,
          'http.route': pattern,
          ...(release && remote === trace.owner.remote && { 'signpost.release': release }),
        };
        await trace.measure({ kind: 'loader', route: id }, attributes, async (note) => {
          const { error } = await run();
          if (error) note({ 'error.type': error.name });
        });
      },
    });
  },
};
