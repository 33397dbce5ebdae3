import { t } from '@signpost/language';
import {
  feeScope,
  feesByNation,
  feeWords,
  livingSupport,
  nationWords,
  supportWords,
  type KeyFact,
  type TaughtCourse,
} from '@signpost/api-client/key-facts';
import { ExternalLink, type ComparedRow } from '@signpost/shared-ui';
import { FigureWithContext } from './figure';
import type { Cell } from './ways';

/** What the fee of a column depends on, and the region in which the loan has to last. */
export interface CostPlace extends TaughtCourse {
  readonly region: string | null;
}

const notLoaded = () => t('Could not be loaded');

/** Amounts of a cell, each with the nations whose readers it is for. */
const byNation = (lines: readonly { value: string; context: readonly string[] }[]): Cell =>
  lines.length > 0 ? (
    <ul>
      {lines.map((line) => (
        <li key={line.context.join()}>
          <FigureWithContext {...line} />
        </li>
      ))}
    </ul>
  ) : null;

const feeCell = (facts: readonly KeyFact[], place: CostPlace): Cell =>
  facts.length === 0
    ? notLoaded()
    : byNation(
        feesByNation(place, facts).flatMap(({ nations, fees }) =>
          fees.map((fee) => ({
            value: feeWords(fee),
            context: [nationWords(nations), feeScope(fee), fee.fact?.year ?? ''],
          })),
        ),
      );

/** Columns of a row: the place of each, undefined for one that costs nothing, which shows `other`. */
type Places = readonly (CostPlace | undefined)[];

/** The tuition fee by where the reader lives: the same readers as in the row of the loan. */
export const feeRow = (facts: readonly KeyFact[], places: Places, other: Cell = null): ComparedRow => ({
  label: t('Tuition fee'),
  note: t('By where in the UK you live now. A loan or your government can cover it.'),
  values: places.map((place) => (place ? feeCell(facts, place) : other)),
});

const loanCell = (facts: readonly KeyFact[], { region }: CostPlace): Cell =>
  facts.length === 0
    ? notLoaded()
    : byNation(
        livingSupport(facts, region ?? '').map((support) => ({
          value: supportWords(support),
          context: [nationWords([support.nation]), support.most.year],
        })),
      );

/** The loan and grant to live on in each place, by where the reader lives. */
export const loanRow = (facts: readonly KeyFact[], places: Places, other: Cell = null): ComparedRow => ({
  label: t('Loan or grant to live on'),
  note: t('By where in the UK you live now, if you would move out. It can depend on what your family earns.'),
  values: places.map((place) => (place ? loanCell(facts, place) : other)),
});

/** Links to the publishers of the fees and loans. */
export const CostSources = ({ facts }: { facts: readonly KeyFact[] }) => {
  const sources = new Map(
    facts.filter(({ id }) => /^(fee|loan)-/.test(id)).map(({ source }) => [source.url, source]),
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
