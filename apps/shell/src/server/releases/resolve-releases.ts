import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActiveRemotes, RemoteSet } from '@signpost/federation/loading';
import { PreviewRefused, type Preview } from '@signpost/federation/preview';
import { isEmbedded } from '../embed/embedded-request';
import { BUCKET_COOKIE, drawBucket, readBucket } from './bucket';
import { chooseReleases, type Visitor } from './choose-release';
import { cookieIn, setCookie } from './cookies';
import { askedPreview, PREVIEW_COOKIE, withoutPreview, type PreviewLinks } from './preview-links';
import type { CanaryReports } from './canary-reports';

/** Browsers may keep a page that not everyone is given; nobody between here and there may. */
const NOT_SHARED = 'private, max-age=0, must-revalidate';

/** What one request is shown of the remotes. */
export interface ResolvedReleases {
  readonly remotes: ActiveRemotes;
  /** The set that they were chosen from. */
  readonly active: ActiveRemotes;
  /** The `cache-control` of its pages, where others than all visitors see the same. */
  readonly cacheControl?: string;
  /** Releases among them that are not live, such as `unis:0123456789ab`; for the analytics. */
  readonly nonLiveReleases?: string;
  /** The preview that this browser is shown: nothing of it is kept. */
  readonly preview?: Preview;
  /** Why a preview is not shown; then there is only this to say. */
  readonly refusal?: string;
}

export interface ReleaseResolverOptions {
  readonly remotes: Pick<RemoteSet, 'current'>;
  readonly canaries: Pick<CanaryReports, 'isEjected' | 'shown'>;
  readonly previews: PreviewLinks;
  /** Whether the site is served by https, so that its cookies are sent over nothing else. */
  readonly secure: boolean;
}

/** Finds out which releases each visitor sees. */
export const createReleaseResolver = ({ remotes, canaries, previews, secure }: ReleaseResolverOptions) => {
  const addCookie = (reply: FastifyReply, name: string, value: string, seconds?: number) =>
    reply.header('set-cookie', setCookie(name, value, { secure, ...(seconds !== undefined && { seconds }) }));

  const forget = (reply: FastifyReply) => addCookie(reply, PREVIEW_COOKIE, '', 0);

  const refused = (reply: FastifyReply, error: unknown): ResolvedReleases => {
    if (!(error instanceof PreviewRefused)) throw error;
    if (error.cause) reply.log.warn({ err: error.cause }, error.message);
    forget(reply);
    const active = remotes.current();
    return { remotes: active, active, refusal: error.message };
  };

  /** Takes an address that opens or ends a preview. Nothing when it does neither; `sent` once the browser is sent on. */
  const follow = async (path: string, reply: FastifyReply): Promise<'sent' | undefined> => {
    const asked = askedPreview(path);
    if (asked === undefined) return undefined;
    if (asked === 'off') forget(reply);
    else addCookie(reply, PREVIEW_COOKIE, asked, previews.secondsLeft(await previews.open(asked)));
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    void reply.redirect(withoutPreview(path), 302);
    return 'sent';
  };

  /** The cookie's bucket, or one that is drawn and set now. */
  const bucketOf = (cookies: string | undefined, reply: FastifyReply): number => {
    const known = readBucket(cookieIn(cookies, BUCKET_COOKIE));
    if (known !== undefined) return known;
    const drawn = drawBucket();
    addCookie(reply, BUCKET_COOKIE, String(drawn));
    return drawn;
  };

  const resolvedFor = (
    active: ActiveRemotes,
    visitor: Visitor,
    about: Pick<ResolvedReleases, 'cacheControl' | 'preview'>,
  ): ResolvedReleases => {
    const { remotes: seen, nonLiveReleases: others } = chooseReleases(active, visitor, canaries.isEjected);
    return {
      remotes: seen,
      active,
      ...about,
      ...(others.length > 0 && { nonLiveReleases: others.join(',') }),
    };
  };

  const chosen = (cookies: string | undefined, reply: FastifyReply): ResolvedReleases => {
    const active = remotes.current();
    if (!active.remotes.some(({ canary }) => canary)) return { remotes: active, active };
    const resolved = resolvedFor(active, { bucket: bucketOf(cookies, reply) }, { cacheControl: NOT_SHARED });
    for (const { name, canary } of active.remotes) {
      if (canary && resolved.nonLiveReleases?.includes(`${name}:${canary.loaded.release}`))
        canaries.shown(name, canary.loaded.release, reply.request.ip);
    }
    return resolved;
  };

  const previewed = async (token: string): Promise<ResolvedReleases> => {
    const { loaded, ...preview } = await previews.open(token);
    return resolvedFor(
      remotes.current(),
      { preview: loaded },
      { cacheControl: 'private, no-store', preview },
    );
  };

  const resolveOrRefuse = async (path: string, cookies: string | undefined, reply: FastifyReply) => {
    try {
      if (await follow(path, reply)) return undefined;
      const token = cookieIn(cookies, PREVIEW_COOKIE);
      return token === undefined ? chosen(cookies, reply) : await previewed(token);
    } catch (error) {
      return refused(reply, error);
    }
  };

  return {
    /**
     * What a request sees: by a preview's cookie before a canary's. Sets the cookie that keeps a visitor on one side while
     * there is a canary. Nothing when the address opened or ended a preview: the browser is then sent on to the same
     * address without that.
     */
    resolveReleases(
      request: FastifyRequest,
      reply: FastifyReply,
    ): ResolvedReleases | Promise<ResolvedReleases | undefined> {
      const active = remotes.current();
      const { cookie } = request.headers;
      const path = request.raw.url ?? '/';
      // A host's server asks for nobody in particular.
      if (isEmbedded(request.headers)) return { remotes: active, active };
      const isPreview = path.includes('preview=') || cookie?.includes(PREVIEW_COOKIE);
      return isPreview ? resolveOrRefuse(path, cookie, reply) : chosen(cookie, reply);
    },
  };
};

export type ReleaseResolver = ReturnType<typeof createReleaseResolver>;
