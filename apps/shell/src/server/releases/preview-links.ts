import { LRUCache } from 'lru-cache';
import type { LoadedRemote, RemoteSet } from '@signpost/federation/loading';
import { PreviewRefused, readPreview, type Preview } from '@signpost/federation/preview';
import type { PublicKey } from '@signpost/federation/registry';

/** The cookie that keeps a preview in the browser that opened its link. */
export const PREVIEW_COOKIE = 'signpost-preview';

/** A preview that this browser is shown. */
export interface OpenPreview extends Preview {
  readonly loaded: LoadedRemote;
}

export interface PreviewLinksOptions {
  readonly remotes: Pick<RemoteSet, 'preview'>;
  /** Whose previews are shown. */
  readonly keys: readonly PublicKey[];
  /** The site's own origin. */
  readonly site: string;
  readonly now?: () => Date;
}

/** Ours, as the address has it: `off`, or a token, which alone has a full stop. Pages have parameters of that name too. */
const PARAMETER = /^preview=(off|[\w-]*\.[\w.-]*)$/;

const partsOf = (path: string): readonly [pathname: string, parameters: readonly string[]] => {
  const [pathname = '/', query = ''] = path.split('?', 2);
  return [pathname, query.split('&').filter(Boolean)];
};

/**
 * What an address asks of previews: a token to open, `off`, or nothing. Throws `PreviewRefused` for more than one: a
 * preview shows one remote.
 */
export const askedPreview = (path: string): string | undefined => {
  const [, parameters] = partsOf(path);
  const [asked, ...more] = parameters.flatMap((text) => PARAMETER.exec(text)?.[1] ?? []);
  if (more.length > 0)
    throw new PreviewRefused('A preview shows one part of the site. This address asks for more.');
  return asked;
};

/** The same address without that. Never one that a browser would take for another host. */
export const withoutPreview = (path: string): string => {
  const [pathname, parameters] = partsOf(path);
  const rest = parameters.filter((text) => !PARAMETER.test(text)).join('&');
  return pathname.replace(/^[/\\]+/, '/') + (rest && `?${rest}`);
};

/** Reads previews and runs what they show. */
export const createPreviewLinks = ({ remotes, keys, site, now = () => new Date() }: PreviewLinksOptions) => {
  const proved = new LRUCache<string, Preview>({ max: 100 });

  const read = (token: string): Preview => {
    const known = proved.get(token);
    if (known && now() < new Date(known.expires)) return known;
    const preview = readPreview(token, keys, site, now());
    proved.set(token, preview);
    return preview;
  };

  return {
    /**
     * The preview of a token, its release running. Throws `PreviewRefused` when the token is not in order or the store
     * has no such release.
     */
    async open(token: string): Promise<OpenPreview> {
      const preview = read(token);
      const { remote, release, integrity } = preview;
      const source = { release, integrity, url: `${remote}/${release}/` };
      const loaded = await remotes.preview(remote, source).catch((error: unknown) => {
        const message = `The release ${release} of ${remote} that this preview shows is not available.`;
        throw new PreviewRefused(message, { cause: error });
      });
      return { ...preview, loaded };
    },
    /** Seconds until a preview ends. */
    secondsLeft: ({ expires }: Preview): number => (Date.parse(expires) - now().getTime()) / 1000,
  };
};

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;
