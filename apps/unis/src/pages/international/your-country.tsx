import { rich, t } from '@signpost/language';
import {
  feeWords,
  nationWords,
  type KeyFact,
  type NationFees,
  type VisaCosts,
} from '@signpost/api-client/key-facts';
import type { Provider } from '@signpost/api-client/unis';
import { DefinitionList, ExternalLink, salary, SmartLink } from '@signpost/shared-ui';
import type { Country } from './countries';
import { rulesFor, type PassportRules } from './rules';
import styles from './page.module.css';

const visaFor = ({ name }: Country, needed: boolean) =>
  needed ? (
    <>
      {rich(
        'You need a Student visa, unless you already have the right to live in the UK. <link>Student visa on GOV.UK</link>',
        { link: (text) => <ExternalLink href="https://www.gov.uk/student-visa">{text}</ExternalLink> },
      )}
    </>
  ) : (
    t('With a passport from {name} you do not need a visa to study in the UK. Bring proof of who you are.', {
      name,
    })
  );

const englishFor = ({ visa, englishByPassport }: PassportRules) =>
  !visa
    ? t('No visa, so no test for it. The course may still ask for a grade in English.')
    : englishByPassport
      ? t('Your passport is enough for the visa. The course may still ask for a grade in English.')
      : t(
          'You prove your English, most often by an approved test at level B2 for a degree. Some school and degree certificates count too. Each course sets its own score.',
        );

const feesFor = ({ code }: Country, homeFees: readonly NationFees[]) => (
  <>
    {code === 'IE'
      ? t(
          'Irish citizens who live in the UK pay the home fee of the nation where they live. If you live in Ireland, the university decides which fee you pay: ask it.',
        )
      : t(
          'Most likely the overseas fee, which has no limit and differs between courses. Where you have lived counts, not the passport alone: settled people and some others pay the home fee.',
        )}
    {homeFees.length > 0 && (
      <>
        {' '}
        {t('The home fee of a full-time degree:')}
        <ul>
          {homeFees.flatMap(({ nations, fees }) =>
            fees.map((fee) => (
              <li key={nations.join()}>
                {fee.fact
                  ? rich('{fee}, if you live in: {nations} ({year}). <link>{name}</link>', {
                      fee: feeWords(fee),
                      nations: nationWords(nations),
                      year: fee.fact.year,
                      name: fee.fact.source.name,
                      link: (text) => <ExternalLink href={fee.fact?.source.url ?? ''}>{text}</ExternalLink>,
                    })
                  : feeWords(fee)}
              </li>
            )),
          )}
        </ul>
      </>
    )}
  </>
);

/** Most months of living costs that the visa asks for. */
const MONTHS = 9;

const moneyForVisa = ({ living, surcharge }: VisaCosts) => (
  <>
    {rich(
      'Show that you have {value} to live on for up to nine months, {total} in all, besides the first year’s fee ({year}). <link>{name}</link>',
      {
        value: living.value ?? '',
        total: salary((living.amount ?? 0) * MONTHS),
        year: living.year,
        name: living.source.name,
        link: (text) => <ExternalLink href={living.source.url}>{text}</ExternalLink>,
      },
    )}{' '}
    {rich(
      'Pay {value} for health care, for the whole visa at once ({year}). A visa lasts some months longer than its course. <link>{name}</link>',
      {
        value: surcharge.value ?? '',
        year: surcharge.year,
        name: surcharge.source.name,
        link: (text) => <ExternalLink href={surcharge.source.url}>{text}</ExternalLink>,
      },
    )}
  </>
);

const stayFor = ({ value, year, source }: KeyFact) =>
  rich('With a Graduate visa you can stay for {value} after a degree ({year}). <link>{name}</link>', {
    value: value ?? '',
    year,
    name: source.name,
    link: (text) => <ExternalLink href={source.url}>{text}</ExternalLink>,
  });

interface YourCountryProps {
  country: Country;
  provider: Provider;
  /** The fees of UK students on a full-time degree here. */
  homeFees: readonly NationFees[];
  visaCosts: VisaCosts | null;
  /** How long graduates can stay to work. */
  graduateVisa: KeyFact | null;
}

/** Rules for the chosen country: visa, English, fees and qualifications. */
export const YourCountry = ({ country, provider, homeFees, visaCosts, graduateVisa }: YourCountryProps) => {
  const rules = rulesFor(country.code);
  return (
    <div className={styles.yours}>
      <h3>{t('Your passport: {name}', { name: country.name })}</h3>
      <DefinitionList
        items={[
          { term: t('Visa'), value: visaFor(country, rules.visa) },
          ...(rules.visa && visaCosts
            ? [{ term: t('Money for the visa'), value: moneyForVisa(visaCosts) }]
            : []),
          ...(rules.visa && graduateVisa
            ? [{ term: t('Work after your degree'), value: stayFor(graduateVisa) }]
            : []),
          { term: t('English'), value: englishFor(rules) },
          { term: t('Fees'), value: feesFor(country, homeFees) },
          {
            term: t('Your school certificates'),
            value: (
              <>
                {t('{name} decides which certificates from {name2} it accepts, and with which grades.', {
                  name: provider.name,
                  name2: country.name,
                })}
                {provider.url && (
                  <>
                    {' '}
                    <ExternalLink href={provider.url}>
                      {t('Look for your country on its website')}
                    </ExternalLink>
                  </>
                )}
              </>
            ),
          },
          {
            term: t('In UCAS points'),
            value: (
              <>
                {rich(
                  'Some qualifications from abroad have Tariff points, the IB among them. <link>Tariff points explained</link>',
                  { link: (text) => <SmartLink href="/explore/articles/tariff-points">{text}</SmartLink> },
                )}
              </>
            ),
          },
        ]}
      />
    </div>
  );
};
