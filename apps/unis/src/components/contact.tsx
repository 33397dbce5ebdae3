import { t } from '@signpost/language';
import type { Provider } from '@signpost/api-client/unis';
import { DefinitionList, ExternalLink } from '@signpost/shared-ui';
import { nationName } from '@signpost/api-client/nations';
import styles from './contact.module.css';

const hostOf = (url: string): string => url.replace(/^[a-z]+:\/\//i, '').replace(/^www\.|\/.*$/g, '');

/** Address and contact details of a provider. */
export const Contact = ({ provider }: { provider: Provider }) => {
  const { address, url, phone, email, providerCode, ukprn } = provider;
  const lines = [
    address.line1,
    address.line2,
    address.line3,
    address.location,
    address.postcode,
    nationName(address.country),
  ];
  return (
    <DefinitionList
      items={[
        {
          term: t('Address'),
          value: (
            <address className={styles.address}>
              {lines.filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          ),
        },
        { term: t('Website'), value: url && <ExternalLink href={url}>{hostOf(url)}</ExternalLink> },
        { term: t('Phone'), value: phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> },
        ...(email ? [{ term: t('Email'), value: <a href={`mailto:${email}`}>{email}</a> }] : []),
        ...(providerCode ? [{ term: t('UCAS code'), value: providerCode }] : []),
        { term: 'UKPRN', value: ukprn },
      ]}
    />
  );
};
