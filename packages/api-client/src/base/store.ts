import { configureStore } from '@reduxjs/toolkit';
import type { ResponseCache } from '../response-cache';
import { api } from './api';
import { connect, type ApiAccess } from './base-query';
import { type Connection, type Markdown } from './connection';
import type { Report } from './report';
import { connectSearch } from './search-connection';
import type { SearchService } from './search-service';
import type { PostcodeCache } from './postcode-cache';
import type { SessionCache } from './session-cache';

/** Dependencies of a store: API connection, log and caches. */
export interface StoreOptions extends Connection {
  /** Receives the log lines of the data layer, for example about an unreadable record. */
  readonly report?: Report;
  /** Server only: the cache that all requests share. */
  readonly responseCache?: ResponseCache | undefined;
  /** Without it, endpoints with rich text fail. */
  readonly markdown?: Markdown;
  /** The search service, when it is not the embedded one or uses production indexes (K-10). */
  readonly search?: SearchService | undefined;
  /** Browser only: the session cache of endpoints that opt in (S-06). */
  readonly session?: SessionCache;
  /** Browser only: the device's cache of postcodes (S-11). */
  readonly postcodes?: PostcodeCache;
}

const toConsole: Report = (message, detail) => console.info(message, detail ?? '');

const noMarkdown: Markdown = () => Promise.reject(new Error('this store cannot read Markdown'));

/**
 * Creates the store of one request (server) or one page (browser). The development checks of Redux Toolkit are
 * disabled: only RTK Query writes to the store, and the checks would cost more than the rendering.
 */
export const createStore = ({
  report = toConsole,
  responseCache,
  markdown = noMarkdown,
  search,
  session,
  postcodes,
  ...connection
}: StoreOptions) => {
  const access: ApiAccess = {
    query: connect(connection),
    askSearch: connectSearch(connection, search),
    report,
    onProblem: connection.onProblem,
    responseCache,
    markdown,
    search,
    session,
    postcodes,
  };
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    devTools: false,
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: access },
        immutableCheck: false,
        serializableCheck: false,
        actionCreatorCheck: false,
      }).concat(api.middleware),
    enhancers: (standard) => standard({ autoBatch: { type: 'tick' } }),
  });
};

export type AppStore = ReturnType<typeof createStore>;
