import type { ProviderRecord } from '../../src/domain/catalogue/record';
import type { ProviderFacts } from '../collect-providers';
import { createContext } from './context';
import { outcomesParagraph } from './outcomes';
import { placeParagraph } from './place';
import { teachingParagraph } from './teaching';

/**
 * Adds to each provider a generated description in Markdown, based on its facts and its comparison with the
 * others.
 */
export const describeProviders = (providers: readonly ProviderFacts[]): ProviderRecord[] => {
  const contextOf = createContext(providers);
  return providers.map((provider) => {
    const context = contextOf(provider);
    const paragraphs = [placeParagraph, teachingParagraph, outcomesParagraph].map((write) =>
      write(provider, context),
    );
    return { ...recordOf(provider), description: paragraphs.filter(Boolean).join('\n\n') };
  });
};

/** Removes the facts that are not stored in the catalogue. */
const recordOf = (provider: ProviderFacts): Omit<ProviderRecord, 'description'> => {
  const facts: Omit<ProviderRecord, 'description'> & { partTime?: number; abroad?: boolean } = {
    ...provider,
  };
  delete facts.partTime;
  delete facts.abroad;
  return facts;
};
