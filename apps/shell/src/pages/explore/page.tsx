import { pageHandle } from '@signpost/federation/contract';
import { Container, Icon, LINE_NAMES, SmartLink, type Line } from '@signpost/shared-ui';
import styles from './page.module.css';

interface Stop {
  readonly line: Line;
  readonly text: string;
  readonly links: readonly { readonly name: string; readonly href: string }[];
}

const STOPS: readonly Stop[] = [
  {
    line: 'careers',
    text: 'What people do all day, what it pays and how they got there.',
    links: [
      { name: 'What to do', href: '/explore/what-to-do' },
      { name: 'Career quiz', href: '/explore/career-quiz' },
      { name: 'Search careers', href: '/explore/career-search' },
    ],
  },
  {
    line: 'courses',
    text: 'Degrees and other courses, with entry requirements and what graduates say.',
    links: [{ name: 'Find a course', href: '/explore/courses' }],
  },
  {
    line: 'unis',
    text: 'Every UK university and college that publishes its courses.',
    links: [
      { name: 'All universities', href: '/explore/unis' },
      { name: 'Where to go', href: '/explore/where-to-go' },
    ],
  },
  { line: 'employers', text: 'Who hires, what they offer and how to try the work first.', links: [] },
  { line: 'guides', text: 'Subjects, places and industries explained, one page each.', links: [] },
];

export const handle = pageHandle({
  head: () => ({
    title: 'Explore',
    description: 'Every line on the map: careers, courses, universities, employers and guides.',
    canonical: '/explore',
  }),
  crumbs: () => [
    { label: 'Home', to: '/' },
    { label: 'Explore', to: '/explore' },
  ],
});

/** Explore landing: each line of the site and its stops. */
export const Component = () => (
  <Container>
    <h1>Explore</h1>
    <ul className={styles.lines}>
      {STOPS.map(({ line, text, links }) => (
        <li key={line} id={line} className={styles.line} data-line={line}>
          <h2>
            <Icon name={line} /> {LINE_NAMES[line]}
          </h2>
          <p>{text}</p>
          {links.length > 0 ? (
            <ul className={styles.stops}>
              {links.map(({ name, href }) => (
                <li key={href}>
                  <SmartLink href={href}>{name}</SmartLink>
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.soon}>Being built. Nothing to open here yet.</p>
          )}
        </li>
      ))}
    </ul>
  </Container>
);
