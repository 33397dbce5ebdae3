import { rich, t } from '@signpost/language';
import { Button, SmartLink, VisuallyHidden } from '@signpost/shared-ui';
import { ANSWERS, BANNER_ID, BANNER_STATUS_ID } from './banner-elements';
import styles from './banner.module.css';

/**
 * The question for consent, at the foot of the window without blocking the page. The server renders it hidden into every
 * document, and `followBanner` shows it until it is answered. Yes and no look alike; no answer counts as no.
 */
export const ConsentBanner = () => (
  <>
    <section id={BANNER_ID} aria-labelledby="consent-heading" className={styles.banner} hidden>
      <div className={styles.words}>
        <h2 id="consent-heading" className={styles.heading}>
          {t('May we keep some handy things?')}
        </h2>
        {/* Short list items instead of a paragraph: a paragraph would be the largest element on a phone's screen and
        delay the Largest Contentful Paint. */}
        <ul className={styles.things}>
          <li>{t('Your searches, on this device')}</li>
          <li>{t('A count of which pages help')}</li>
        </ul>
        <p>
          {rich('Signpost works as well without. <link>What is kept and why</link>', {
            link: (text) => <SmartLink href="/cookies">{text}</SmartLink>,
          })}
        </p>
      </div>
      <div className={styles.answers}>
        <Button value={ANSWERS.yes}>{t('Accept')}</Button>
        <Button value={ANSWERS.no}>{t('Reject')}</Button>
      </div>
    </section>
    <VisuallyHidden>
      <span id={BANNER_STATUS_ID} role="status" />
    </VisuallyHidden>
  </>
);
