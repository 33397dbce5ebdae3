import { t } from '@signpost/language';
import type { Start, StartKind } from '@signpost/api-client/careers';
import { LinkChips, ShowMore } from '@signpost/shared-ui';
import { searchUrl, type CompassSearch } from './search';
import styles from './page.module.css';

const kinds = (): readonly { kind: StartKind; heading: string; lead: string; label: string }[] => [
  { kind: 'interest', heading: t('An interest'), lead: t('What you like to do.'), label: t('Interests') },
  { kind: 'subject', heading: t('A subject'), lead: t('What you study, or might.'), label: t('Subjects') },
  {
    kind: 'skill',
    heading: t('A skill'),
    lead: t('What you are good at, or want to be.'),
    label: t('Skills'),
  },
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
    {kinds().map(({ kind, heading, lead, label }) => {
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
            <ShowMore
              summary={t('Show {count} more {name}', {
                count: more.length,
                name: label.toLowerCase(),
              })}
            >
              <LinkChips
                label={t('More {name}', { name: label.toLowerCase() })}
                chips={more.map(chipOf(search))}
              />
            </ShowMore>
          )}
        </section>
      );
    })}
  </div>
);
