import { t } from '@signpost/language';
import type { Favourites } from '@signpost/identity';
import { RecordDetails } from './record-details';
import { SECTIONS, unrankedItems, type Section } from './sections';
import { useRecords } from './use-records';
import styles from './saved-items.module.css';

interface PrintedSectionProps {
  section: Section;
  favourites: Favourites;
}

const PrintedSection = ({ section, favourites }: PrintedSectionProps) => {
  const items = unrankedItems(section.kind, favourites);
  const recordFor = useRecords(section, favourites[section.kind]);
  if (items.length === 0) return null;
  return (
    <section className={styles.printed}>
      <h2>{section.name}</h2>
      <ul>
        {[...items].reverse().map((item) => (
          <li key={item.id || item.title}>
            <strong>{item.title}</strong>
            <RecordDetails record={recordFor(item)} />
            {item.note && <p>{t('Note: {note}', { note: item.note })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The kinds of saved things that are not in the current tab, for print only. */
export const PrintedSections = ({ section, favourites }: PrintedSectionProps) =>
  SECTIONS.filter(({ kind }) => kind !== section.kind && favourites[kind].length > 0).map((other) => (
    <PrintedSection key={other.kind} section={other} favourites={favourites} />
  ));
