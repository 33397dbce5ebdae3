import { sql } from 'kysely';
import { z } from 'zod';
import { Problem } from '../../problem/problem';
import type { IdentityParts } from '../parts';
import { beginFrameSession } from '../sessions/sessions';
import { hashText, isSame, newToken } from '../sessions/tokens';

/** Seconds in which the frame must have come for the sign-in. */
const codeLives = 60;

const secretSchema = z.string().regex(/^[\w-]{43}$/, 'must be 43 characters of base64url');

/** `partner`: the origin of the page around the frame. `challenge`: the SHA-256 of a secret that only the frame has. */
export const offerSchema = z.object({ partner: z.string().max(300), challenge: secretSchema });

export const acceptSchema = z.object({
  code: secretSchema,
  verifier: secretSchema,
  partner: z.string().max(300),
});

const notPartner = () => new Problem(403, 'That site is not one that may show this one.');
const worthless = () => new Problem(400, 'This sign-in can no longer be taken over. Sign in again.');

/**
 * Gives a code by which the frame that made the challenge, inside that partner's page, may take this browser's sign-in
 * over: once, within a minute. Throws a 403 problem for whoever is no partner.
 */
export async function offer(
  { database, configuration }: IdentityParts,
  sessionToken: string,
  { partner, challenge }: z.infer<typeof offerSchema>,
): Promise<string> {
  if (!configuration.partners.includes(partner)) throw notPartner();
  const code = newToken();
  await database
    .insertInto('handover')
    .values({
      code_hash: hashText(code),
      session_hash: hashText(sessionToken),
      partner,
      challenge,
      expires_at: sql<Date>`now() + make_interval(secs => ${sql.lit(codeLives)})`,
    })
    .execute();
  return code;
}

/**
 * Begins a session inside the partner's page for who offered the code. Any try uses the code up. Throws the same 400
 * problem for a code that is unknown, used, late, another partner's or another frame's, and for a sign-in that has ended.
 */
export async function accept(
  { database, configuration }: IdentityParts,
  { code, verifier, partner }: z.infer<typeof acceptSchema>,
): Promise<{ token: string; accountId: string }> {
  if (!configuration.partners.includes(partner)) throw notPartner();
  const offered = await database
    .deleteFrom('handover')
    .where('code_hash', '=', hashText(code))
    .returning(['session_hash', 'partner', 'challenge', sql<boolean>`expires_at > now()`.as('inTime')])
    .executeTakeFirst();
  if (!offered?.inTime || offered.partner !== partner || !isSame(offered.challenge, hashText(verifier)))
    throw worthless();
  const begun = await beginFrameSession(database, { offeredBy: offered.session_hash, partner });
  if (!begun) throw worthless();
  return begun;
}
