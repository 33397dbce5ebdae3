import { PerkIcon, dataLanguage } from '@signpost/shared-ui';
import styles from './perks.module.css';

/** Benefits of an employer, each with its icon; unknown ones have the info icon (E-17). */
export const Perks = ({ perks }: { perks: readonly string[] }) => (
  <ul className={styles.perks} lang={dataLanguage()}>
    {perks.map((name) => (
      <li key={name}>
        <PerkIcon perk={name} />
        {name}
      </li>
    ))}
  </ul>
);
