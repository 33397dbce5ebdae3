import type { Start, StartKind } from '@signpost/api-client/careers';
import { LinkChips, ShowMore } from '@signpost/shared-ui';
import { searchUrl, type CompassSearch } from './search';
import styles from './page.module.css';

const KINDS: readonly { kind: StartKind; heading: string; lead: string; label: string }[] = [
  { kind: 'interest', heading: 'An interest', lead: 'What you like to do.', label: 'Interests' },
  { kind: 'subject', heading: 'A subject', lead: 'What you study, or might.', label: 'Subjects' },
  { kind: 'skill', heading: 'A skill', lead: 'What you are good at, or want to be.', label: 'Skills' },
];

/** Number of chips shown before the list is expanded. */
const IN_VIEW = 18;

const chipOf = (search: CompassSearch) => (start: Start) => ({
  label: start.title,
  count: start.careers,
  href: searchUrl({ ...search, from: start }),
});

const mostFirst = (starts: readonly Start[]): readonly Start[] =>
  [...starts].sort((one, other) => other.careers - one.careers);

/** All starts: interests, subjects and skills, each with its number of careers. */
export const Starts = ({ starts, search }: { starts: readonly Start[]; search: CompassSearch }) => (
  <div className={styles.starts}>
    {KINDS.map(({ kind, heading, lead, label }) => {
      const own = starts.filter((start) => start.kind === kind);
      const first = mostFirst(own).slice(0, IN_VIEW);
      const shown = own.filter((start) => first.includes(start));
      const more = own.filter((start) => !first.includes(start));
      return (
        <section key={kind} aria-labelledby={kind} className={styles.kind}>
          <h2 id={kind}>{heading}</h2>
          <p className={styles.soft}>{lead}</p>
          <LinkChips label={label} chips={shown.map(chipOf(search))} />
          {more.length > 0 && (
            <ShowMore summary={`Show ${more.length} more ${label.toLowerCase()}`}>
              <LinkChips label={`More ${label.toLowerCase()}`} chips={more.map(chipOf(search))} />
            </ShowMore>
          )}
        </section>
      );
    })}
  </div>
);
