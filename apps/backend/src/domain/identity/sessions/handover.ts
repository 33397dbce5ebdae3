import { sql } from 'kysely';
import { z } from 'zod';
import { Problem } from '../../../platform/problem/problem';
import type { IdentityParts } from '../parts';
import { beginFrameSession } from './sessions';
import { hashText, isSame, newToken } from './tokens';

/** Seconds for which a handover code is valid. */
const CODE_LIFETIME_SECONDS = 60;

const secretSchema = z.string().regex(/^[\w-]{43}$/, 'must be 43 characters of base64url');

/**
 * `partner`: the origin of the page around the frame. `challenge`: the SHA-256 of a secret that only the frame has.
 */
export const offerSchema = z.object({ partner: z.string().max(300), challenge: secretSchema });

export const acceptSchema = z.object({
  code: secretSchema,
  verifier: secretSchema,
  partner: z.string().max(300),
});

const unknownPartner = () => new Problem(403, 'That site is not one that may show this one.');
const invalidCode = () => new Problem(400, 'This sign-in can no longer be taken over. Sign in again.');

/**
 * Returns a code with which the frame that made the challenge, inside that partner's page, may take over this browser's
 * sign-in: once, within a minute. Throws a 403 problem for an unknown partner.
 */
export const offer = async (
  { database, configuration }: IdentityParts,
  sessionToken: string,
  { partner, challenge }: z.infer<typeof offerSchema>,
): Promise<string> => {
  if (!configuration.partners.includes(partner)) throw unknownPartner();
  const code = newToken();
  await database
    .insertInto('handover')
    .values({
      code_hash: hashText(code),
      session_hash: hashText(sessionToken),
      partner,
      challenge,
      expires_at: sql<Date>`now() + make_interval(secs => ${sql.lit(CODE_LIFETIME_SECONDS)})`,
    })
    .execute();
  return code;
};

/**
 * Starts a session inside the partner's page for the user who offered the code. Every attempt uses the code up. Throws
 * the same 400 problem for a code that is unknown, used, expired, another partner's or another frame's, and for a
 * sign-in that has ended.
 */
export const accept = async (
  { database, configuration }: IdentityParts,
  { code, verifier, partner }: z.infer<typeof acceptSchema>,
): Promise<{ token: string; accountId: string }> => {
  if (!configuration.partners.includes(partner)) throw unknownPartner();
  const offered = await database
    .deleteFrom('handover')
    .where('code_hash', '=', hashText(code))
    .returning(['session_hash', 'partner', 'challenge', sql<boolean>`expires_at > now()`.as('inTime')])
    .executeTakeFirst();
  if (!offered?.inTime || offered.partner !== partner || !isSame(offered.challenge, hashText(verifier)))
    throw invalidCode();
  const session = await beginFrameSession(database, { offeredBy: offered.session_hash, partner });
  if (!session) throw invalidCode();
  return session;
};
