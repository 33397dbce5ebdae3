import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../../../domain/identity/sessions/client-address';
import { isForwardedByProxy } from '../../../domain/identity/sessions/own-computer';

/** Who asks for a search. */
export interface Asker {
  /** The network address that time is counted by. */
  address: string;
  /** Whether the limits of an address do not apply. */
  isOwn: boolean;
}

/** The addresses of this computer, as `clientAddress` returns them. */
const OWN_COMPUTER = /^(127\.\d+\.\d+\.\d+|0:0:0:0)$/;

/**
 * Returns who sent a request. No limit applies to the shell itself, which sends no `x-forwarded-for`, or to this computer. A
 * proxy on this computer that the shell does not trust gives every visitor this computer's address.
 */
export const askerOf = (request: FastifyRequest): Asker => {
  const { headers } = request;
  if (headers['x-forwarded-for'] === undefined) return { address: 'shell', isOwn: true };
  const address = clientAddress(request);
  return { address, isOwn: OWN_COMPUTER.test(address) && !isForwardedByProxy(headers) };
};
