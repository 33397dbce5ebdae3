import { slug } from '@signpost/shared-ui';

/** Returns the path of a provider's own page. */
export const providerUrl = ({ shortId, name }: { readonly shortId: string; readonly name: string }): string =>
  `/explore/unis/${shortId}/${slug(name)}`;
