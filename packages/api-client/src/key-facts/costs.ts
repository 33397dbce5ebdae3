import { NATIONS, type Nation } from '../nations';
import type { KeyFact } from './types';

const factOf = (facts: readonly KeyFact[], id: string | null | undefined): KeyFact | null =>
  facts.find((fact) => fact.id === id && fact.value !== null) ?? null;

/** The loan and grant to live on of a student from one nation, for a year away from their parents. */
export interface LivingSupport {
  readonly nation: Nation;
  /** What the highest family income leaves; null where it is not known, or where all get the same. */
  readonly least: KeyFact | null;
  readonly most: KeyFact;
  /** Whether all get the same sum: less of it is a grant where the family earns more. */
  readonly isSame: boolean;
}

/** The facts of each nation, where they are the same in London and elsewhere, or not known for London. */
const SUPPORT_FACTS: Readonly<
  Record<Nation, (isLondon: boolean) => { most: string | null; least?: string; isSame?: true }>
> = {
  England: (isLondon) => {
    const most = isLondon ? 'loan-england-london' : 'loan-england-away';
    return { most, least: `${most}-least` };
  },
  Scotland: () => ({ most: 'loan-scotland-most', least: 'loan-scotland-least' }),
  Wales: (isLondon) => ({ most: isLondon ? null : 'loan-wales-away', isSame: true }),
  'Northern Ireland': (isLondon) => ({ most: isLondon ? 'loan-ni-london' : 'loan-ni-away' }),
};

/**
 * What students get to live on in a region, by the nation that they come from: their own government pays it, wherever
 * they study. A nation whose sum is not known is left out.
 */
export const livingSupport = (facts: readonly KeyFact[], region: string): readonly LivingSupport[] =>
  NATIONS.flatMap((nation) => {
    const { most: mostId, least: leastId, isSame = false } = SUPPORT_FACTS[nation](region === 'London');
    const most = factOf(facts, mostId);
    const least = factOf(facts, leastId);
    return most && (least || !leastId) ? [{ nation, least, most, isSame }] : [];
  });

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
