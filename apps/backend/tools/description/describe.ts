import type { ProviderRecord } from '../../src/catalogue/record';
import type { ProviderFacts } from '../collect-providers';

export function describeProviders(facts: readonly ProviderFacts[]): ProviderRecord[] {
  return facts.map(({ partTime, ...rest }) => ({ ...rest, description: `Teaches ${rest.courseCount} courses, ${partTime} part-time.` }));
}
