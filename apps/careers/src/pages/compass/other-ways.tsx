import { Icon, SmartLink, type IconName } from '@signpost/shared-ui';
import { LIST, QUIZ, SEARCH } from '../../components/addresses';
import styles from './page.module.css';

const WAYS: readonly { icon: IconName; name: string; href: string; text: string }[] = [
  {
    icon: 'check',
    name: 'Take the quiz',
    href: QUIZ,
    text: '30 statements, about 5 minutes. See what fits you, and why.',
  },
  {
    icon: 'search',
    name: 'Search careers',
    href: SEARCH,
    text: 'When you have a job in mind, by any of its names.',
  },
  { icon: 'list', name: 'Browse all careers', href: LIST, text: 'By kind of work, by pay, or from A to Z.' },
];

/** Links to the quiz, the search and the list as alternatives to the compass. */
export const OtherWays = () => (
  <section aria-labelledby="ways" className={styles.kind}>
    <h2 id="ways">Other ways to look</h2>
    <ul className={styles.ways}>
      {WAYS.map(({ icon, name, href, text }) => (
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
