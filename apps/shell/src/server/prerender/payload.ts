import { RouterContextProvider } from 'react-router-dom';
import { currentLanguage, splitAddress } from '@signpost/language/runtime';
import { cacheEntriesOf, storeContext } from '@signpost/api-client/base';
import { settingsContext } from '@signpost/federation/settings';
import { ownerOf } from '../../app/owner-of-path';
import type { Payload } from '../../transfer/prerendered-payload';
import type { RenderEnvironment, RenderInput } from '../render/render-environment';
import { gatherFailures } from '../render/failures/page-failures';
import { requestStore } from '../render/request-store';
import { handlerFor } from '../render/site-handler';
import { slotSource } from '../render/slot-source';
import { isPrerenderedAt } from './prerendered';

/** The page of a payload, whose address is in the current language. */
export type PayloadInput = Pick<RenderInput, 'url' | 'remotes' | 'requestId' | 'signal' | 'siteSettings'>;

/**
 * Runs the loaders of a prerendered page and returns the API answers that they used (B-08). Returns undefined for a page
 * that is not prerendered, fails or is not complete; the browser then calls the API itself.
 */
export const payloadOf = async (
  { url, remotes, requestId, signal, siteSettings }: PayloadInput,
  environment: RenderEnvironment,
): Promise<Payload | undefined> => {
  const owner = ownerOf(remotes.remotes, url.pathname);
  const { path } = splitAddress(url.pathname);
  // Inside another site the server gives a page to nobody (B-13).
  if (
    siteSettings.mode === 'embed' ||
    !owner?.loaded ||
    !(await isPrerenderedAt(owner.loaded.module.routes, path))
  )
    return undefined;
  const failures = gatherFailures(environment.onFailure);
  const store = requestStore({ url, requestId }, environment, failures);
  const onError = (error: unknown) => environment.onError(error, requestId);
  const slots = slotSource(remotes, { failures, onError });
  const requestContext = new RouterContextProvider();
  requestContext.set(storeContext, store);
  requestContext.set(slots.context, slots.source);
  requestContext.set(settingsContext, remotes.changedSettings ?? {});
  const handler = handlerFor(owner, siteSettings.mode, currentLanguage());
  const page = await handler.query(new Request(url, { signal }), { requestContext });
  if (page instanceof Response || page.statusCode !== 200) return undefined;
  if (failures.outcome(page.statusCode).kind !== 'complete') return undefined;
  return { release: owner.loaded.release, cache: cacheEntriesOf(store) };
};
