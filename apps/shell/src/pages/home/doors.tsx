import { Container, Icon, SmartLink, type Line } from '@signpost/shared-ui';
import { DeferredSuggestBox } from '../search/suggest/deferred-suggest-box';
import styles from './doors.module.css';

interface Door {
  readonly line: Line;
  readonly title: string;
  readonly text: string;
  readonly ways: readonly { readonly name: string; readonly href: string }[];
}

const DOORS: readonly Door[] = [
  {
    line: 'careers',
    title: 'What to do',
    text: 'Start from what you like. See where it leads, and what people earn there.',
    ways: [
      { name: 'Work out what to do', href: '/explore/what-to-do' },
      { name: 'Take the career quiz', href: '/explore/career-quiz' },
    ],
  },
  {
    line: 'unis',
    title: 'Where to go',
    text: 'Compare every UK university and college by place, teaching rating and graduate pay.',
    ways: [
      { name: 'Browse universities', href: '/explore/unis' },
      { name: 'Compare them side by side', href: '/explore/compare' },
    ],
  },
];

/** The two main entrances, as two arms of one signpost, and a search box for visitors who know a name. */
export const Doors = () => (
  <div className={styles.ground}>
    <Container>
      <h1 className={styles.title}>Which way next?</h1>
      <p className={styles.lead}>
        Careers, courses, universities and employers in one place, with figures you can check. Start from what
        you know.
      </p>
      <div className={styles.search}>
        <DeferredSuggestBox label="Search everything" />
      </div>
      <div className={styles.doors}>
        {DOORS.map(({ line, title, text, ways }) => (
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
