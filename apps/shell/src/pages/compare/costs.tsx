import { t } from '@signpost/language';
import { livingLoan, tuitionFee, type KeyFact } from '@signpost/api-client/key-facts';
import { ExternalLink, salary, type ComparedRow } from '@signpost/shared-ui';
import { FigureWithContext } from './figure';
import type { Cell } from './ways';

/** Where a provider is, as its fee and the loan to live there depend on it. */
export interface CostPlace {
  readonly country: string;
  readonly region: string;
}

const notLoaded = () => t('Could not be loaded');

const feeCell = (facts: readonly KeyFact[], { country }: CostPlace): Cell => {
  if (facts.length === 0) return notLoaded();
  const fee = tuitionFee(facts, country);
  return fee?.value ? <FigureWithContext value={fee.value} context={[fee.label, fee.year]} /> : null;
};

/** Columns of a row: the place of each, undefined for one that costs nothing, which shows `other`. */
type Places = readonly (CostPlace | undefined)[];

/** The tuition fee of UK students in each nation: set or limited by its government. */
export const feeRow = (facts: readonly KeyFact[], places: Places, other: Cell = null): ComparedRow => ({
  label: t('Tuition fee'),
  note: t('For students from the UK. A loan can cover it.'),
  values: places.map((place) => (place ? feeCell(facts, place) : other)),
});

const loanCell = (facts: readonly KeyFact[], { region }: CostPlace): Cell => {
  if (facts.length === 0) return notLoaded();
  const loan = livingLoan(facts, region);
  if (loan?.least.amount == null || loan.most.amount === null) return null;
  return (
    <FigureWithContext
      value={t('{least} to {most} a year', {
        least: salary(loan.least.amount),
        most: salary(loan.most.amount),
      })}
      context={[region === 'London' ? t('in London') : t('outside London'), loan.most.year]}
    />
  );
};

/** The loan to live on in each place. */
export const loanRow = (facts: readonly KeyFact[], places: Places, other: Cell = null): ComparedRow => ({
  label: t('Loan to live on'),
  note: t('If you live in England now and would move out. It depends on what your family earns.'),
  values: places.map((place) => (place ? loanCell(facts, place) : other)),
});

/** Links to the publishers of the fees and loans. */
export const CostSources = ({ facts }: { facts: readonly KeyFact[] }) => {
  const sources = new Map(
    facts
      .filter(({ id }) => id.startsWith('fee-') || id.startsWith('loan-england-'))
      .map(({ source }) => [source.url, source]),
  );
  if (sources.size === 0)
    return <p>{t('Fees and loans could not be loaded. Reload the page to try again.')}</p>;
  return (
    <>
      <p>
        {t(
          'Fees and loans come from the four governments. A university can ask for less. Students from other countries usually pay more, and no limit applies to them.',
        )}
      </p>
      <ul>
        {[...sources.values()].map(({ name, url }) => (
          <li key={url}>
            <ExternalLink href={url}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
    </>
  );
};
