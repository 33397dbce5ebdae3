import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActiveRemotes, RemoteSet } from '@signpost/federation/loading';
import { PREVIEW_COOKIE, PreviewRefused, type Preview } from '@signpost/federation/preview';
import { isEmbedded } from '../embed/embedded-request';
import { BUCKET_COOKIE, pickBucket, readBucket } from './bucket';
import { chooseReleases, type IsEjected, type Visitor } from './choose-release';
import { cookieIn, setCookie } from './cookies';
import { requestedPreview, withoutPreview, type PreviewLinks } from './preview-links';
import type { CanaryReports } from './canary-reports';
import { dependsOnBucket, withSettings, type RemotesWithSettings } from './settings';

/** The `cache-control` of pages that differ between visitors: browsers may store them, shared caches may not. */
const PRIVATE_CACHE_CONTROL = 'private, max-age=0, must-revalidate';

/** The releases that one request is answered with. */
export interface ResolvedReleases {
  readonly remotes: RemotesWithSettings;
  /** The set that `remotes` was chosen from. */
  readonly active: ActiveRemotes;
  /** The `cache-control` of the page; undefined when all visitors get the same page. */
  readonly cacheControl?: string;
  /** The releases of `remotes` that are not live, such as `unis:0123456789ab`; for the analytics. */
  readonly nonLiveReleases?: string;
  /** The preview of this browser. Its pages are never cached. */
  readonly preview?: Preview;
  /** Why a preview was refused. The page is then an error page with this message. */
  readonly refusal?: string;
}

export interface ReleaseResolverOptions {
  readonly remotes: Pick<RemoteSet, 'current'>;
  readonly canaries: Pick<CanaryReports, 'isEjected' | 'shown'>;
  readonly previews: PreviewLinks;
  /** Whether the site is served over https, so that its cookies get the `Secure` attribute. */
  readonly secure: boolean;
}

/** Reads and sets the cookies that decide which releases a visitor gets. */
const releaseCookies = (secure: boolean) => {
  const add = (reply: FastifyReply, name: string, value: string, seconds?: number) =>
    reply.header('set-cookie', setCookie(name, value, { secure, ...(seconds !== undefined && { seconds }) }));

  return {
    setPreview: (reply: FastifyReply, token: string, seconds: number) =>
      void add(reply, PREVIEW_COOKIE, token, seconds),

    clearPreview: (reply: FastifyReply) => void add(reply, PREVIEW_COOKIE, '', 0),

    /** Returns the cookie's bucket. Without a valid one it picks a bucket at random and sets the cookie. */
    bucketOf(cookies: string | undefined, reply: FastifyReply): number {
      const known = readBucket(cookieIn(cookies, BUCKET_COOKIE));
      if (known !== undefined) return known;
      const picked = pickBucket();
      add(reply, BUCKET_COOKIE, String(picked));
      return picked;
    },
  };
};

type ReleaseCookies = ReturnType<typeof releaseCookies>;

const resolvedFor = (
  active: ActiveRemotes,
  visitor: Visitor,
  isEjected: IsEjected,
  details: Pick<ResolvedReleases, 'cacheControl' | 'preview'>,
): ResolvedReleases => {
  const { remotes, nonLiveReleases } = chooseReleases(active, visitor, isEjected);
  return {
    remotes: withSettings(remotes, visitor.bucket),
    active,
    ...details,
    ...(nonLiveReleases.length > 0 && { nonLiveReleases: nonLiveReleases.join(',') }),
  };
};

/** Resolves the releases of a request that has no preview: the visitor's bucket decides on canaries and flags. */
const canaryResolver =
  ({ remotes, canaries }: ReleaseResolverOptions, { bucketOf }: ReleaseCookies) =>
  (cookies: string | undefined, reply: FastifyReply): ResolvedReleases => {
    const active = remotes.current();
    if (!active.remotes.some(({ canary }) => canary) && !dependsOnBucket(active))
      return { remotes: withSettings(active), active };
    const visitor = { bucket: bucketOf(cookies, reply) };
    const resolved = resolvedFor(active, visitor, canaries.isEjected, {
      cacheControl: PRIVATE_CACHE_CONTROL,
    });
    for (const { name, canary } of active.remotes) {
      if (canary && resolved.nonLiveReleases?.includes(`${name}:${canary.loaded.release}`))
        canaries.shown(name, canary.loaded.release, reply.request.ip);
    }
    return resolved;
  };

/** Opens, ends and resolves previews. */
const previewResolver = (
  { remotes, canaries, previews }: ReleaseResolverOptions,
  { setPreview, clearPreview }: ReleaseCookies,
) => ({
  /** Redirects from an address that opens or ends a preview. Returns false for other addresses. */
  async redirect(path: string, reply: FastifyReply): Promise<boolean> {
    const requested = requestedPreview(path);
    if (requested === undefined) return false;
    if (requested === 'off') clearPreview(reply);
    else setPreview(reply, requested, previews.secondsLeft(await previews.open(requested)));
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    void reply.redirect(withoutPreview(path), 302);
    return true;
  },

  async resolve(token: string): Promise<ResolvedReleases> {
    const { loaded, ...preview } = await previews.open(token);
    const details = { cacheControl: 'private, no-store', preview };
    return resolvedFor(remotes.current(), { preview: loaded }, canaries.isEjected, details);
  },

  refuse(reply: FastifyReply, error: unknown): ResolvedReleases {
    if (!(error instanceof PreviewRefused)) throw error;
    if (error.cause) reply.log.warn({ err: error.cause }, error.message);
    clearPreview(reply);
    const active = remotes.current();
    return { remotes: withSettings(active), active, refusal: error.message };
  },
});

/** Creates the resolver of the releases that each visitor gets. */
export const createReleaseResolver = (options: ReleaseResolverOptions) => {
  const cookies = releaseCookies(options.secure);
  const resolveCanaries = canaryResolver(options, cookies);
  const preview = previewResolver(options, cookies);

  const resolvePreview = async (path: string, cookie: string | undefined, reply: FastifyReply) => {
    try {
      if (await preview.redirect(path, reply)) return undefined;
      const token = cookieIn(cookie, PREVIEW_COOKIE);
      return token === undefined ? resolveCanaries(cookie, reply) : await preview.resolve(token);
    } catch (error) {
      return preview.refuse(reply, error);
    }
  };

  return {
    /**
     * Resolves the releases of a request; the cookie of a preview takes precedence over canaries. While there is a canary or
     * a flag for a share of the visitors it sets the cookie with the visitor's bucket. Returns undefined when the address opened or ended a
     * preview: the reply then redirects to the same address without the preview's parameter.
     */
    resolveReleases(
      request: FastifyRequest,
      reply: FastifyReply,
    ): ResolvedReleases | Promise<ResolvedReleases | undefined> {
      const active = options.remotes.current();
      const { cookie } = request.headers;
      const path = request.raw.url ?? '/';
      // A host's server requests pages that are the same for all visitors.
      if (isEmbedded(request.headers)) return { remotes: withSettings(active), active };
      const isPreview = path.includes('preview=') || cookie?.includes(PREVIEW_COOKIE);
      return isPreview ? resolvePreview(path, cookie, reply) : resolveCanaries(cookie, reply);
    },
  };
};

export type ReleaseResolver = ReturnType<typeof createReleaseResolver>;
