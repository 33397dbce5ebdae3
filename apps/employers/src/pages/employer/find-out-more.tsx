import { t } from '@signpost/language';
import { providerUrl, shortProviderIdOf } from '@signpost/api-client/page-urls';
import type { Employer } from '@signpost/api-client/employers';
import { DefinitionList, LinkChips, ExternalLink, Part } from '@signpost/shared-ui';
import styles from './page.module.css';

const hostOf = (url: string): string => url.replace(/^https?:\/\//i, '').replace(/^www\.|\/.*$/g, '');

/** Contact details of an employer, its pages on other sites (E-16), and universities nearby. */
export const FindOutMore = ({ employer }: { employer: Employer }) => {
  const { name, url, telephone, email, socialMediaLinks, universities } = employer;
  const contact = [
    ...(url ? [{ term: t('Website'), value: <ExternalLink href={url}>{hostOf(url)}</ExternalLink> }] : []),
    ...(telephone
      ? [
          {
            term: t('Phone'),
            value: <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>,
          },
        ]
      : []),
    ...(email ? [{ term: t('Email'), value: <a href={`mailto:${email}`}>{email}</a> }] : []),
  ];
  return (
    <>
      {contact.length + socialMediaLinks.length > 0 && (
        <Part id="contact" heading={t('Find out more about {name}', { name })}>
          <div className={styles.contact}>
            {contact.length > 0 && <DefinitionList items={contact} />}
            {socialMediaLinks.length > 0 && (
              <ul className={styles.social} aria-label={t('On other sites')}>
                {socialMediaLinks.map(({ network, text, url: href }) => (
                  <li key={network}>
                    <ExternalLink href={href}>{text}</ExternalLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Part>
      )}
      {universities.length > 0 && (
        <Part id="universities" heading={t('Universities near it')}>
          <LinkChips
            label={t('Universities near it')}
            chips={universities.map((university) => ({
              label: university.name,
              href: providerUrl({
                shortProviderId: shortProviderIdOf(university.providerId),
                name: university.name,
              }),
            }))}
          />
        </Part>
      )}
    </>
  );
};
