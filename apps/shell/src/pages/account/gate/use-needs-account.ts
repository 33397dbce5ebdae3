import { isLoginRequired, useVisitor } from '@signpost/identity';

/**
 * Whether this visitor must sign in before saving (S-04). False until the visitor is known, because the server's markup
 * is the same for everyone.
 */
export const useNeedsAccount = (): boolean => {
  const { status } = useVisitor();
  return status === 'anonymous' && isLoginRequired();
};
