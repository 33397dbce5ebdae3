import type { Perk } from '@signpost/api-client/employers';
import { PerkIcon } from '@signpost/shared-ui';
import styles from './perks.module.css';

/** What an employer gives beside pay, each with its icon, any other perk with the info icon (E-17). */
export const Perks = ({ perks }: { perks: readonly Perk[] }) => (
  <ul className={styles.perks}>
    {perks.map(({ icon, name }) => (
      <li key={name}>
        <PerkIcon perk={icon} />
        {name}
      </li>
    ))}
  </ul>
);
