import { isLoginRequired, useVisitor } from '@signpost/identity';

/** Whether this visitor must sign in before they can save anything (S-04). False until it is known who visits: the page is everyone's. */
export const useNeedsAccount = (): boolean => {
  const { status } = useVisitor();
  return status === 'anonymous' && isLoginRequired();
};
