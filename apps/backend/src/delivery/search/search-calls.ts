import type { FindIdsRequest } from '../../domain/search/find-ids';
import type { Language } from '../../platform/language/request-language';
import type { Asker } from './cost/asker';
import type { OperationId } from './operations';

/** A call of the protocol, as it arrived: the search thread validates it. */
export interface ProtocolCall {
  operation: OperationId;
  params: unknown;
  query: unknown;
  /** The text of the body; undefined without one. */
  body: string | undefined;
  /** The language of the texts in the answer. */
  language: Language;
}

/** A call of the search thread. */
export type SearchCall = { asker: Asker } & (ProtocolCall | ({ operation: 'findIds' } & FindIdsRequest));

/** What answers searches: the search thread, or what runs in it. */
export interface SearchCalls {
  /** Returns the answer as JSON. Throws SearchError. The result of an aborted call is of no use. */
  call(call: SearchCall, signal?: AbortSignal): Promise<Uint8Array>;
  /** The name and time of the latest build of an index. Empty before the first build. */
  version(): string;
}
