import type { KeyFact } from './types';

/** The fact with the tuition fee of students from the UK, by the nation of the provider. */
const FEE_FACTS: Readonly<Record<string, string>> = {
  England: 'fee-england',
  Scotland: 'fee-scotland',
  Wales: 'fee-wales',
  'Northern Ireland': 'fee-northern-ireland',
};

const factOf = (facts: readonly KeyFact[], id: string | undefined): KeyFact | null =>
  facts.find((fact) => fact.id === id && fact.value !== null) ?? null;

/** The tuition fee of UK students in a nation, as its government sets or limits it; null when it is not known. */
export const tuitionFee = (facts: readonly KeyFact[], nation: string): KeyFact | null =>
  factOf(facts, FEE_FACTS[nation]);

/** The least and the most that a student from England can borrow to live on. */
interface LivingLoan {
  readonly least: KeyFact;
  readonly most: KeyFact;
}

/**
 * The loan to live on of a student from England who lives away from their parents, in the provider's region; null when
 * it is not known.
 */
export const livingLoan = (facts: readonly KeyFact[], region: string): LivingLoan | null => {
  const id = region === 'London' ? 'loan-england-london' : 'loan-england-away';
  const most = factOf(facts, id);
  const least = factOf(facts, `${id}-least`);
  return most && least && { least, most };
};

/** What a student who needs a visa shows and pays besides the fees of the course and of the visa. */
export interface VisaCosts {
  /** The money that they show to live on, a month. */
  readonly living: KeyFact;
  /** What they pay for health care, a year. */
  readonly surcharge: KeyFact;
}

/** The costs of a Student visa at a provider in this region; null when they are not known. */
export const visaCosts = (facts: readonly KeyFact[], region: string): VisaCosts | null => {
  const living = factOf(facts, region === 'London' ? 'visa-living-london' : 'visa-living-elsewhere');
  const surcharge = factOf(facts, 'visa-health-surcharge');
  return living && surcharge && { living, surcharge };
};
