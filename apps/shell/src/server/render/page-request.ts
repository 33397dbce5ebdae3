import { RouterContextProvider } from 'react-router-dom';
import { storeContext } from '@signpost/api-client/base';
import { settingsContext } from '@signpost/federation/settings';
import { loadersContext } from '../telemetry/loader-timing';
import { openPageTrace } from '../telemetry/page-trace';
import { requestStore } from './request-store';
import { slotSource } from './slot-source';
import type { RenderEnvironment, RenderInput } from './render-environment';

/** Creates the store, slot source, trace and router context of one page request. */
export const openPageRequest = (input: RenderInput, environment: RenderEnvironment) => {
  const { remotes, requestId, failures, trace = openPageTrace() } = input;
  const onError = (error: unknown) => environment.onError(error, requestId);
  const store = requestStore(input, environment, failures);
  const slots = slotSource(remotes, { failures, trace, onError });
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  context.set(slots.context, slots.source);
  context.set(settingsContext, remotes.changedSettings ?? {});
  context.set(loadersContext, { trace, began: performance.now() });
  return { context, onError, slots, store, trace };
};

export type PageRequest = ReturnType<typeof openPageRequest>;
