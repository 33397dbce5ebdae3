import { createContext, useContext } from 'react';
import { useMatches } from 'react-router-dom';
import type { EnglishParts } from '../../transfer/english-parts';

/** What is in English in a page of another language. */
export const EnglishPartsContext = createContext<EnglishParts>({});

/** Returns what is in English in the current page's own part: all of it (`true`), what its squad states, or nothing. */
export const useEnglishPart = (): string | true | undefined => {
  const parts = useContext(EnglishPartsContext);
  // Ids of routes begin with the name of their remote.
  const [owner = ''] = useMatches().at(-1)?.id.split('.') ?? [];
  return parts[owner];
};
