import { dataLanguage } from '@signpost/shared-ui';
import styles from './guide.module.css';

export interface NamedList {
  readonly name: string;
  readonly items: readonly string[];
}

/** Short lists side by side, each with its heading; empty ones are left out. */
export const NamedLists = ({ lists }: { lists: readonly NamedList[] }) => (
  <div className={styles.lists}>
    {lists
      .filter(({ items }) => items.length > 0)
      .map(({ name, items }) => (
        <div key={name} className={styles.list}>
          <h3>{name}</h3>
          <ul lang={dataLanguage()}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
  </div>
);
