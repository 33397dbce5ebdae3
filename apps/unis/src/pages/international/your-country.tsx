import type { KeyFact } from '@signpost/api-client/key-facts';
import type { Provider } from '@signpost/api-client/unis';
import { DefinitionList, SmartLink, ExternalLink } from '@signpost/shared-ui';
import type { Country } from './countries';
import { rulesFor, type PassportRules } from './rules';
import styles from './page.module.css';

const visaFor = ({ name }: Country, needed: boolean) =>
  needed ? (
    <>
      You need a Student visa, unless you already have the right to live in the UK.{' '}
      <ExternalLink href="https://www.gov.uk/student-visa">Student visa on GOV.UK</ExternalLink>
    </>
  ) : (
    `With a passport from ${name} you do not need a visa to study in the UK. Bring proof of who you are.`
  );

const englishFor = ({ visa, englishByPassport }: PassportRules) =>
  !visa
    ? 'No visa, so no test for it. The course may still ask for a grade in English.'
    : englishByPassport
      ? 'Your passport is enough for the visa. The course may still ask for a grade in English.'
      : 'You prove your English, most often by an approved test at level B2 for a degree. Some school and degree certificates count too. Each course sets its own score.';

const feesFor = ({ code }: Country, homeFee: KeyFact | null) => (
  <>
    {code === 'IE'
      ? 'Irish citizens who live in the UK or Ireland pay the same as UK students.'
      : 'Most likely the overseas fee, which has no limit and differs between courses. Where you have lived counts, not the passport alone: settled people and some others pay the home fee.'}
    {homeFee && (
      <>
        {' '}
        The home fee: {homeFee.value} ({homeFee.label}, {homeFee.year}
        ). <ExternalLink href={homeFee.source.url}>{homeFee.source.name}</ExternalLink>
      </>
    )}
  </>
);

interface YourCountryProps {
  country: Country;
  provider: Provider;
  /** The fee of UK students in the provider's nation. */
  homeFee: KeyFact | null;
}

/** Rules for the chosen country: visa, English, fees and qualifications. */
export const YourCountry = ({ country, provider, homeFee }: YourCountryProps) => {
  const rules = rulesFor(country.code);
  return (
    <div className={styles.yours}>
      <h3>Your passport: {country.name}</h3>
      <DefinitionList
        items={[
          { term: 'Visa', value: visaFor(country, rules.visa) },
          { term: 'English', value: englishFor(rules) },
          { term: 'Fees', value: feesFor(country, homeFee) },
          {
            term: 'Your school certificates',
            value: (
              <>
                {provider.name} decides which certificates from {country.name} it accepts, and with which
                grades.
                {provider.url && (
                  <>
                    {' '}
                    <ExternalLink href={provider.url}>Look for your country on its website</ExternalLink>
                  </>
                )}
              </>
            ),
          },
          {
            term: 'In UCAS points',
            value: (
              <>
                Some qualifications from abroad have Tariff points, the IB among them.{' '}
                <SmartLink href="/explore/articles/tariff-points">Tariff points explained</SmartLink>
              </>
            ),
          },
        ]}
      />
    </div>
  );
};
