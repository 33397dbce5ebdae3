import { heldClaims, isGivenAway, type Claim, type RemoteEntry } from '../registry';
import { changeEntry, type ReleaseResult } from './release';

const without = (offers: RemoteEntry['offers'], claim: Claim): RemoteEntry['offers'] =>
  Object.fromEntries(Object.entries(offers).filter(([offered]) => offered !== claim));

/**
 * Offers a path or card slot of the remote `name` to the remote `to`, which takes it by releasing a build that claims
 * it; until then `name` keeps it. Without `to` the offer is withdrawn. Throws when `name` does not have the claim.
 */
export const offerClaim = (
  store: string,
  name: string,
  claim: Claim,
  to: string | undefined,
): Promise<ReleaseResult> =>
  changeEntry(store, name, (entry, registry) => {
    if (!heldClaims(entry).includes(claim)) {
      throw new Error(`${name} does not have ${claim}. It has ${heldClaims(entry).join(', ')}.`);
    }
    if (to === name) throw new Error(`${name} has ${claim} already`);
    const { live, previous, canary, offers } = entry;
    const given = offers[claim];
    if (given && isGivenAway(registry, name, claim)) {
      throw new Error(`${given.to} has taken ${claim} already: only it can offer it back`);
    }
    return {
      entry: {
        live,
        previous,
        canary,
        offers: {
          ...without(offers, claim),
          ...(to !== undefined && { [claim]: { to, at: new Date().toISOString() } }),
        },
      },
      action: 'offer',
      release: live.release,
    };
  });
