import { configureStore } from '@reduxjs/toolkit';
import type { AnswerMemory } from '../answer-memory';
import { api } from './api';
import { connect, type ApiAccess, type Connection, type Markdown, type Report } from './base-query';
import { connectSearch } from './search-connection';
import type { SearchService } from './search-service';
import type { SessionCache } from './session-cache';

/** How a store reaches the API and where its log lines go. */
export interface StoreOptions extends Connection {
  /** Takes the log lines of the data layer, such as a record that could not be read. */
  readonly report?: Report;
  /** On a server: what the requests share of the API's answers. A page asks for itself. */
  readonly memory?: AnswerMemory | undefined;
  /** Without it, an endpoint that brings rich text fails. */
  readonly markdown?: Markdown;
  /** The search service, when it is not the embedded one or its indexes are those of production (K-10). */
  readonly search?: SearchService | undefined;
  /** In a browser: where a visit keeps the answers of endpoints that ask for it (S-06). */
  readonly session?: SessionCache;
}

const toConsole: Report = (message, detail) => console.info(message, detail ?? '');

const noMarkdown: Markdown = () => Promise.reject(new Error('this store cannot read Markdown'));

/**
 * Makes the store of one request (server) or one page (browser). The development checks of Redux Toolkit are off:
 * only RTK Query writes here, and they would cost more than the rendering.
 */
export const createStore = ({
  report = toConsole,
  memory,
  markdown = noMarkdown,
  search,
  session,
  ...connection
}: StoreOptions) => {
  const access: ApiAccess = {
    query: connect(connection),
    askSearch: connectSearch(connection, search),
    report,
    onProblem: connection.onProblem,
    memory,
    markdown,
    search,
    session,
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
