import { t } from '@signpost/language';
import { Container, Icon, SmartLink, type Line } from '@signpost/shared-ui';
import { DeferredSuggestBox } from '../search/suggest/deferred-suggest-box';
import styles from './doors.module.css';

interface Door {
  readonly line: Line;
  readonly title: string;
  readonly text: string;
  readonly ways: readonly { readonly name: string; readonly href: string }[];
}

const doors = (): readonly Door[] => [
  {
    line: 'careers',
    title: t('What to do'),
    text: t('Start from what you like. See where it leads, and what people earn there.'),
    ways: [
      { name: t('Work out what to do'), href: '/explore/what-to-do' },
      { name: t('Take the career quiz'), href: '/explore/career-quiz' },
    ],
  },
  {
    line: 'unis',
    title: t('Where to go'),
    text: t('Compare every UK university and college by place, teaching rating and graduate pay.'),
    ways: [
      { name: t('Browse universities'), href: '/explore/unis' },
      { name: t('Compare them side by side'), href: '/explore/compare' },
    ],
  },
];

/** The two main entrances, as two arms of one signpost, and a search box for visitors who know a name. */
export const Doors = () => (
  <div className={styles.ground}>
    <Container>
      <h1 className={styles.title}>{t('Which way next?')}</h1>
      <p className={styles.lead}>
        {t(
          'Careers, courses, universities and employers in one place, with figures you can check. Start from what you know.',
        )}
      </p>
      <div className={styles.search}>
        <DeferredSuggestBox label={t('Search everything')} />
      </div>
      <div className={styles.doors}>
        {doors().map(({ line, title, text, ways }) => (
          <section key={line} className={styles.door} data-line={line}>
            <h2>
              <Icon name={line} /> {title}
            </h2>
            <p>{text}</p>
            <ul className={styles.ways}>
              {ways.map(({ name, href }) => (
                <li key={href}>
                  <SmartLink href={href}>
                    {name} <Icon name="arrow" />
                  </SmartLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Container>
  </div>
);
