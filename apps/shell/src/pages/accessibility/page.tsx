import { rich, t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import { Container, Hero, Notice, Prose } from '@signpost/shared-ui';
import { knownProblems, tests } from './findings';
import { Mailbox } from './mailbox';
import styles from './page.module.css';

export const handle = pageHandle({
  reading: true,
  head: () => ({
    title: t('Accessibility statement'),
    description: t(
      'How far Signpost meets WCAG 2.2 AA, how it was tested, what does not work yet, and how to report a problem.',
    ),
    canonical: '/accessibility',
  }),
  crumbs: () => [
    { label: t('Home'), to: '/' },
    { label: t('Accessibility statement'), to: '/accessibility' },
  ],
});

/** The accessibility statement: target, tests, known problems, how to report one. */
export const Component = () => (
  <>
    <Hero
      title={t('Accessibility statement')}
      lead={t(
        'Everyone should find the way here: by mouse, by touch, by keyboard, by voice, by ear, on a small screen, and without JavaScript.',
      )}
    />
    <Container>
      <div className={styles.page}>
        <Notice kind="warning" heading={t('Partly compliant with WCAG 2.2, level AA')}>
          <p>
            {t(
              'We aim at all of level AA and know of the gaps below. Nobody outside has audited the site, and nobody who relies on a screen reader has tested it for us yet.',
            )}
          </p>
        </Notice>
        <Abilities />
        <Problems />
        <div className={styles.pair}>
          <section aria-labelledby="tested">
            <h2 id="tested">{t('How it was tested')}</h2>
            <Prose>
              <p>
                {t(
                  'By machines at every change, and by us. Machines find less than half of what can be wrong, so this proves less than it seems.',
                )}
              </p>
              <ul>
                {tests().map((test) => (
                  <li key={test}>{test}</li>
                ))}
              </ul>
            </Prose>
          </section>
          <Report />
        </div>
      </div>
    </Container>
  </>
);

const Report = () => (
  <section aria-labelledby="report">
    <h2 id="report">{t('Tell us what gets in your way')}</h2>
    <Prose>
      <p>
        {rich(
          'Write to <mailbox></mailbox>. Say which page it was, what you tried to do, and what you use: your browser, and your screen reader or other aid if you have one. If you need something from this site in another form, say which.',
          { mailbox: () => <Mailbox /> },
        )}
      </p>
      <p>
        {rich(
          'If the site is run by a public body in the UK and its answer does not help, you can contact the <link>Equality Advisory and Support Service</link>. In Northern Ireland, contact the <link2>Equality Commission</link2>.',
          {
            link: (text) => <a href="https://www.equalityadvisoryservice.com/">{text}</a>,
            link2: (text) => <a href="https://www.equalityni.org/">{text}</a>,
          },
        )}
      </p>
      <p>{t('This statement was written on 21 November 2026.')}</p>
    </Prose>
  </section>
);

const Abilities = () => (
  <section aria-labelledby="able">
    <h2 id="able">{t('What you should be able to do')}</h2>
    <ul className={styles.able}>
      <li>
        {t('Read and use every page at 320 pixels wide, and zoomed to 400%, without scrolling sideways.')}
      </li>
      <li>{t('Reach and use everything by keyboard alone, and always see where you are.')}</li>
      <li>
        {t('Choose a light, dark or high contrast theme at the top of each page, or follow your device.')}
      </li>
      <li>{t('Follow charts and maps as text, too.')}</li>
      <li>{t('Read every page, follow every link and use every search and filter without JavaScript.')}</li>
      <li>{t('Have nothing move, if your device asks for less motion.')}</li>
    </ul>
  </section>
);

const Problems = () => (
  <section aria-labelledby="problems">
    <h2 id="problems">{t('What does not work yet')}</h2>
    <ul className={styles.problems}>
      {knownProblems().map(({ name, problem, instead, criteria }) => (
        <li key={name} className={styles.problem}>
          <h3>{name}</h3>
          <p>{problem}</p>
          <p>
            <strong>{t('Instead:')}</strong> {instead}
          </p>
          <p className={styles.fine}>{criteria}</p>
        </li>
      ))}
    </ul>
  </section>
);
