import { t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import { Container, Hero, Stack } from '@signpost/shared-ui';
import { CACHE_PREFIX } from '../../offline/addresses';
import { LIMITS, MAX_AGE_DAYS } from '../../offline/worker/limits';
import { OfflineSwitch } from '../../components/offline-switch/offline-switch';
import { ClearButton, FunctionalStorageButton, MeasurementButton, SavingButton } from './device-buttons';
import { accountCookies } from './account-cookies';
import { experimentEntries, functionalEntries, requestedEntries } from './stored-entries';
import { areaNames, type StoredEntry } from './stored-entry';
import styles from './page.module.css';

export const handle = pageHandle({
  reading: true,
  head: () => ({
    title: t('Cookies and privacy'),
    description: t(
      'Exactly what Signpost keeps on your device and when, what its server writes down, and how to clear it.',
    ),
    canonical: '/cookies',
  }),
  crumbs: () => [
    { label: t('Home'), to: '/' },
    { label: t('Cookies and privacy'), to: '/cookies' },
  ],
});

/** Cookies and privacy page: everything that is stored, when, for how long, and how to clear it. */
export const Component = () => (
  <>
    <Hero
      title={t('Cookies and privacy')}
      lead={t(
        'We keep only what you ask us to keep, on your own device. We send nothing about you to anyone else.',
      )}
    />
    <Container>
      <div className={styles.page}>
        <Stack>
          <section aria-labelledby="kept">
            <h2 id="kept">{t('What is kept on your device')}</h2>
            <p className={styles.intro}>
              {t(
                'Nothing, until you do something that asks for it. Each of these is kept when you do, and only then.',
              )}
            </p>
            <SavingButton />
            <EntryList things={requestedEntries()} />
          </section>
          <section aria-labelledby="handy">
            <h2 id="handy">{t('What is kept if you agree')}</h2>
            <p className={styles.intro}>
              {t(
                'These make the site handier. It works just as well without them. We ask once, at the foot of the page, and until you say yes the answer is no. You can change it here.',
              )}
            </p>
            <FunctionalStorageButton />
            <EntryList things={functionalEntries()} />
          </section>
          <Offline />
          <section aria-labelledby="tried">
            <h2 id="tried">{t('What is kept while we try a change')}</h2>
            <p className={styles.intro}>
              {t(
                'Sometimes we show a change to some people first, to see that it works. Only then do we keep this, so that the site does not switch back and forth. It is not used to follow you.',
              )}
            </p>
            <EntryList things={experimentEntries()} />
          </section>
          <Measuring />
          <Clearing />
          <section aria-labelledby="account">
            <h2 id="account">{t('What is kept if you sign in')}</h2>
            <p className={styles.intro}>
              {t(
                'An account needs two cookies. Only our server reads them, so no script can, and the button above cannot clear them. Signing out does. On a secure address their names begin with “__Host-”.',
              )}
            </p>
            <EntryList things={accountCookies()} />
          </section>
          <Elsewhere />
        </Stack>
      </div>
    </Container>
  </>
);

const EntryList = ({ things: entries }: { things: readonly StoredEntry[] }) => (
  <ul className={styles.things}>
    {entries.map(({ name, key, where, when, what, until }) => (
      <li key={key} className={styles.thing}>
        <h3>{name}</h3>
        <p>{what}.</p>
        <p>
          <strong>{t('When')}</strong> {when}.
        </p>
        <p>
          <strong>{t('Until')}</strong> {until}.
        </p>
        <p className={styles.fine}>
          {areaNames()[where]} <code className={styles.key}>{key}</code>
        </p>
      </li>
    ))}
  </ul>
);

const Elsewhere = () => (
  <section aria-labelledby="elsewhere">
    <h2 id="elsewhere">{t('What leaves your device')}</h2>
    <div className={styles.elsewhere}>
      <div>
        <h3>{t('To us')}</h3>
        <p>
          {t(
            'The address of each page you open, as on any site. A search, a filter or a postcode is part of that address. We use it to answer you.',
          )}
        </p>
        <p>
          {t(
            'Our server writes one line for each request: the page, whether it worked and how long it took. The line has no name, no network address, no search words and no postcode.',
          )}
        </p>
        <p>
          {t(
            'If a part of a page breaks in your browser, our server gets the kind of error and its place in our own code, so that the team can repair it. It has no text, no page address and nothing about you.',
          )}
        </p>
        <p>
          {t(
            'If you tell us whether a page was useful, we keep your answer, your comment and the page’s address for a year, without anything that says who you are. We also count words that a search did not find, so that we can add what is missing. Words with an email address, a telephone number or a full postcode are not counted.',
          )}
        </p>
      </div>
      <div>
        <h3>{t('To anyone else')}</h3>
        <p>
          {t(
            'Nothing. There are no advertisements and no trackers, and no measuring service is connected. Fonts, pictures and maps come from this site. We also tell your browser to refuse anything from elsewhere, so that this holds even if we make a mistake.',
          )}
        </p>
        <p>
          {t(
            'When you follow a link to another site, that site learns which site you came from, but not which page. From then on its own rules hold.',
          )}
        </p>
      </div>
      <div>
        <h3>{t('When things change')}</h3>
        <p>{t('If we ever want to keep something that you did not ask for, we will ask you first.')}</p>
        <p>{t('This page was last checked on 25 November 2026.')}</p>
      </div>
    </div>
  </section>
);

const Offline = () => (
  <section aria-labelledby="offline">
    <h2 id="offline">{t('What is kept for when you are offline')}</h2>
    <p className={styles.intro}>
      {t(
        'If you ask for it, the pages of what you saved and the pages that you open are kept in this browser’s cache storage, under names that begin with “{cachePrefix}”. You can then read them without a connection. At most {maxPages} pages are kept, for {maxAgeDays} days. Anyone who uses this browser can see them. Pages of your account are never among them.',
        { cachePrefix: CACHE_PREFIX, maxPages: LIMITS.maxPages, maxAgeDays: MAX_AGE_DAYS },
      )}
    </p>
    <OfflineSwitch />
  </section>
);

const Measuring = () => (
  <section aria-labelledby="measuring">
    <h2 id="measuring">{t('What is counted if you agree')}</h2>
    <p className={styles.intro}>
      {t(
        'To see what helps, the site notes which of its pages are opened, what is pressed, and how fast it all is. The notes are in the page’s own memory and go when you close it. They have no name, no postcode and no quiz results. Only with your yes may a measuring service read them. None is connected today. With your yes our own server also gets three numbers of each page view: how soon the page showed, whether it jumped, and how fast it answered, with the team whose page it was.',
      )}
    </p>
    <MeasurementButton />
  </section>
);

const Clearing = () => (
  <section aria-labelledby="clear" className={styles.clear}>
    <h2 id="clear">{t('Clear it')}</h2>
    <p>
      {t(
        'This removes your saved things, your choices and all else above from this browser. It cannot be undone. If you have an account, what is in it stays there.',
      )}
    </p>
    <ClearButton />
    <p className={styles.fine}>
      {t(
        'Or do it yourself: open your browser’s settings, look for “site data” or “cookies”, find this site and delete its data.',
      )}
    </p>
  </section>
);
