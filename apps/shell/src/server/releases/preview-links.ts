import { LRUCache } from 'lru-cache';
import type { LoadedRemote, RemoteSet } from '@signpost/federation/loading';
import { PreviewRefused, readPreview, type Preview } from '@signpost/federation/preview';

/** A verified preview with its loaded release. */
export interface OpenPreview extends Preview {
  readonly loaded: LoadedRemote;
}

export interface PreviewLinksOptions {
  readonly remotes: Pick<RemoteSet, 'preview' | 'keysOf'>;
  /** The site's own origin. */
  readonly site: string;
  readonly now?: () => Date;
}

/**
 * Matches the preview parameter: `off`, or a token, which contains a full stop. Pages have parameters of the same name
 * with other values.
 */
const PREVIEW_PARAMETER = /^preview=(off|[\w-]*\.[\w.-]*)$/;

const splitPath = (path: string): readonly [pathname: string, parameters: readonly string[]] => {
  const [pathname = '/', query = ''] = path.split('?', 2);
  return [pathname, query.split('&').filter(Boolean)];
};

/**
 * Returns the preview parameter of an address: a token, `off`, or undefined. Throws `PreviewRefused` for more than one,
 * because a preview shows one remote.
 */
export const requestedPreview = (path: string): string | undefined => {
  const [, parameters] = splitPath(path);
  const [requested, ...more] = parameters.flatMap((text) => PREVIEW_PARAMETER.exec(text)?.[1] ?? []);
  if (more.length > 0)
    throw new PreviewRefused('A preview shows one part of the site. This address asks for more.');
  return requested;
};

/** Returns the path without the preview parameter and with a single leading slash, so that it cannot name another host. */
export const withoutPreview = (path: string): string => {
  const [pathname, parameters] = splitPath(path);
  const rest = parameters.filter((text) => !PREVIEW_PARAMETER.test(text)).join('&');
  return pathname.replace(/^[/\\]+/, '/') + (rest && `?${rest}`);
};

/** Verifies preview tokens and loads their releases. */
export const createPreviewLinks = ({ remotes, site, now = () => new Date() }: PreviewLinksOptions) => {
  const verified = new LRUCache<string, Preview>({ max: 100 });

  const verify = (token: string): Preview => {
    const known = verified.get(token);
    if (known && now() < new Date(known.expires)) return known;
    const preview = readPreview(token, remotes.keysOf, site, now());
    verified.set(token, preview);
    return preview;
  };

  return {
    /**
     * Returns the preview of a token, with its release loaded. Throws `PreviewRefused` when the token is not valid or the
     * release is not in the store.
     */
    async open(token: string): Promise<OpenPreview> {
      const preview = verify(token);
      const { remote, release, integrity } = preview;
      const source = { release, integrity, url: `${remote}/${release}/` };
      const loaded = await remotes.preview(remote, source).catch((error: unknown) => {
        const message = `The release ${release} of ${remote} that this preview shows is not available.`;
        throw new PreviewRefused(message, { cause: error });
      });
      return { ...preview, loaded };
    },
    /** Returns the seconds until a preview expires. */
    secondsLeft: ({ expires }: Preview): number => (Date.parse(expires) - now().getTime()) / 1000,
  };
};

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;
