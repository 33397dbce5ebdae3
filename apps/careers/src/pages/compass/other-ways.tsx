import { t } from '@signpost/language';
import { Icon, SmartLink, type IconName } from '@signpost/shared-ui';
import { LIST, QUIZ, SEARCH } from '../../components/addresses';
import styles from './page.module.css';

const ways = (): readonly { icon: IconName; name: string; href: string; text: string }[] => [
  {
    icon: 'check',
    name: t('Take the quiz'),
    href: QUIZ,
    text: t('30 statements, about 5 minutes. See what fits you, and why.'),
  },
  {
    icon: 'search',
    name: t('Search careers'),
    href: SEARCH,
    text: t('When you have a job in mind, by any of its names.'),
  },
  {
    icon: 'list',
    name: t('Browse all careers'),
    href: LIST,
    text: t('By kind of work, by pay, or from A to Z.'),
  },
];

/** Links to the quiz, the search and the list as alternatives to the compass. */
export const OtherWays = () => (
  <section aria-labelledby="ways" className={styles.kind}>
    <h2 id="ways">{t('Other ways to look')}</h2>
    <ul className={styles.ways}>
      {ways().map(({ icon, name, href, text }) => (
        <li key={href}>
          <SmartLink href={href} className={styles.way}>
            <Icon name={icon} />
            {name}
          </SmartLink>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
