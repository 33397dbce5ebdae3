import { rich, t } from '@signpost/language';
import type { CourseFee } from '@signpost/api-client/course-details';
import {
  feeKindWords,
  feeScope,
  feeWords,
  nationWords,
  type Fee,
  type KeyFact,
  type NationFees,
} from '@signpost/api-client/key-facts';
import { useOwnNation } from '@signpost/identity/own-place';
import { DefinitionList, longDate, Prose, salary, VisuallyHidden } from '@signpost/shared-ui';
import { LeaveLink } from '../../../components/leave-link';
import type { DetailData } from '../page-data';
import styles from '../page.module.css';
import { NhsSupport } from './nhs-support';

const amountOf = ({ amount, currency, basis }: CourseFee): string => {
  const money =
    currency === 'GBP'
      ? salary(amount)
      : amount.toLocaleString('en-GB', { style: 'currency', currency, maximumFractionDigits: 0 });
  return basis ? `${money}, ${basis}` : money;
};

const SourceLink = ({ fact: { source } }: { fact: KeyFact }) => (
  <LeaveLink href={source.url} site={source.name} purpose={t('It says who pays which fee.')}>
    {source.name}
  </LeaveLink>
);

/** One fee of a row: the amount, and beneath it for which study, by whose rule, of which year and where that is said. */
const FeeLine = ({ fee }: { fee: Fee }) => (
  <p>
    <strong>{feeWords(fee)}</strong>
    <span className={styles.soft}>
      {[feeScope(fee), feeKindWords(fee), fee.fact?.year].filter(Boolean).join('; ')}
      {fee.fact && (
        <>
          {'. '}
          <SourceLink fact={fee.fact} />
        </>
      )}
    </span>
  </p>
);

/** The fees of a year by where the reader lives; the row of their own nation is marked without moving anything. */
const FeeTable = ({ fees, own }: { fees: readonly NationFees[]; own: string | null }) => (
  <table className={`${styles.options} ${styles.fees}`}>
    <caption className={styles.caption}>{t('The tuition fee of a year, by where you live')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('If you live in')}</th>
        <th scope="col">{t('You pay')}</th>
      </tr>
    </thead>
    <tbody>
      {fees.map((row) => {
        const isOwn = row.nations.some((nation) => nation === own);
        return (
          <tr key={row.nations.join()} data-own={isOwn || undefined}>
            <th scope="row">
              {nationWords(row.nations)}
              {isOwn && <VisuallyHidden> {t('(where you live)')}</VisuallyHidden>}
            </th>
            <td>
              {row.fees.map((fee) => (
                <FeeLine key={`${fee.mode} ${fee.years}`} fee={fee} />
              ))}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** The day on which the oldest check of these fees was made. */
const checkedOn = (fees: readonly NationFees[]): string =>
  fees.flatMap((row) => row.fees.flatMap(({ fact }) => fact?.checked ?? [])).sort()[0] ?? '';

/** The fees that the nations' governments set or allow, for a course whose own is not published. */
const UsualFees = ({ course: { provider }, from, fees, announced }: MoneyProps) => {
  const looked = useOwnNation();
  const own = fees.length > 1 ? (from.from?.country ?? looked) : null;
  const checked = checkedOn(fees);
  return (
    <>
      <FeeTable fees={fees} own={own} />
      <Prose>
        {fees.length > 1 && (
          <p>
            {own
              ? t('The marked row is yours, by your postcode.')
              : rich('<link>Give your postcode</link>, and we mark your row.', {
                  link: (text) => <a href="#places">{text}</a>,
                })}
          </p>
        )}
        {announced && (
          <p>
            {rich('For full-time courses in England: up to {value} ({year}). <link>{name}</link>', {
              value: announced.value ?? '',
              year: announced.year,
              name: announced.source.name,
              link: () => <SourceLink fact={announced} />,
            })}
          </p>
        )}
        <p>
          {t(
            'The fee of this course itself is not published here. {provider} has it on its website, and the fee for students from other countries, which is usually higher. Fees can rise each year. Some private colleges have no limit.',
            { provider: provider.name },
          )}
          {checked && ` ${t('Checked on {checked}.', { checked: longDate(checked) })}`}
        </p>
      </Prose>
    </>
  );
};

type MoneyProps = Pick<DetailData, 'course' | 'from' | 'fees' | 'announced'>;

/** Published fees of the course, else those of its nation, and ways to pay for it. */
export const Money = (shown: MoneyProps) => {
  const { options, provider, record } = shown.course;
  const own = new Map(options.flatMap((option) => option.fees).map((fee) => [fee.whose, fee]));
  return (
    <>
      {own.size > 0 && (
        <DefinitionList
          items={[...own.values()].map((fee) => ({
            term: t('Students from {whose}', { whose: fee.whose }),
            value: amountOf(fee),
          }))}
        />
      )}
      {own.size === 0 && shown.fees.length > 0 && <UsualFees {...shown} />}
      <Prose>
        {own.size === 0 && shown.fees.length === 0 && (
          <p>
            {t('The fees of this course are not published here. {name} has them on its website.', {
              name: provider.name,
            })}
          </p>
        )}
        <p>
          {rich(
            'Most UK students do not pay tuition fees up front: a loan or their government covers them, and a loan you pay back only once you earn enough. Which you can get depends on where you live. <link>Read about student finance</link>',
            {
              link: (text) => (
                <LeaveLink
                  href="https://www.gov.uk/student-finance"
                  site="GOV.UK"
                  purpose={t(
                    'GOV.UK explains loans and grants, and where to apply in England, Scotland, Wales and Northern Ireland.',
                  )}
                >
                  {text}
                </LeaveLink>
              ),
            },
          )}
        </p>
        <NhsSupport record={record} />
      </Prose>
    </>
  );
};
