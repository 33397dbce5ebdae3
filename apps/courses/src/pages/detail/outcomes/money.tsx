import { rich, t } from '@signpost/language';
import type { CourseDetails, CourseFee } from '@signpost/api-client/course-details';
import type { KeyFact } from '@signpost/api-client/key-facts';
import { DefinitionList, longDate, Prose, salary } from '@signpost/shared-ui';
import { LeaveLink } from '../../../components/leave-link';
import { NhsSupport } from './nhs-support';

const amountOf = ({ amount, currency, basis }: CourseFee): string => {
  const money =
    currency === 'GBP'
      ? salary(amount)
      : amount.toLocaleString('en-GB', { style: 'currency', currency, maximumFractionDigits: 0 });
  return basis ? `${money}, ${basis}` : money;
};

interface NationFeeProps {
  fee: KeyFact;
  provider: string;
}

/** The fee that the nation's government sets or allows, for a course whose own is not published. */
const NationFee = ({ fee: { label, value, year, source, checked }, provider }: NationFeeProps) => (
  <>
    <DefinitionList items={[{ term: label, value: `${value}, ${year}` }]} />
    <Prose>
      <p>
        {rich(
          'The fee of this course itself is not published here. {provider} has it on its website, and the fee for students from other countries, which is usually higher. <link>{name}</link>, checked on {checked}.',
          {
            provider,
            name: source.name,
            link: (text) => (
              <LeaveLink href={source.url} site={source.name} purpose={t('It says who pays which fee.')}>
                {text}
              </LeaveLink>
            ),
            checked: longDate(checked),
          },
        )}
      </p>
    </Prose>
  </>
);

interface MoneyProps {
  course: CourseDetails;
  /** The fee of UK students in the provider's nation. */
  fee: KeyFact | null;
}

/** Published fees of the course, else those of its nation, and ways to pay for it. */
export const Money = ({ course: { options, provider, record }, fee: nationFee }: MoneyProps) => {
  const fees = new Map(options.flatMap((option) => option.fees).map((fee) => [fee.whose, fee]));
  return (
    <>
      {fees.size > 0 && (
        <DefinitionList
          items={[...fees.values()].map((fee) => ({
            term: t('Students from {whose}', { whose: fee.whose }),
            value: amountOf(fee),
          }))}
        />
      )}
      {fees.size === 0 && nationFee && <NationFee fee={nationFee} provider={provider.name} />}
      <Prose>
        {fees.size === 0 && !nationFee && (
          <p>
            {t('The fees of this course are not published here. {name} has them on its website.', {
              name: provider.name,
            })}
          </p>
        )}
        <p>
          {rich(
            'Most UK students do not pay tuition fees up front: a loan covers them, and you pay it back only once you earn enough. Which loan you can get depends on where you live. <link>Read about student finance</link>',
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
