import styles from './icon.module.css';
import { PATHS } from './paths';

/** One path for each perk [E-17], separate from the site's icons, so that only pages with perks load them. */
const PERKS = new Map(
  Object.entries({
    'bonus and reward scheme': 'M12 3l2.7 5.6 6.3.8-4.6 4.3 1.2 6.1L12 16.8l-5.6 3 1.2-6.1L3 9.4l6.3-.8z',
    'cycle scheme':
      'M6 12.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM18 12.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM6 16.5 10 8h6l2 8.5M8 11h9M14 5h3l1 3M8 8h3',
    'employee assistance': 'M4 4h16v12h-9l-5 5v-5H4zM9 10h6M12 7v6',
    'flexible working': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2.5',
    'generous parental leave':
      'M9 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 21v-5a5 5 0 0 1 9-3M17 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM13 21a4 4 0 0 1 8 0',
    'gym membership and learning and development focus': 'M3 9v6m3-8v10m12-10v10m3-8v6M6 12h12',
    'health cover': 'M12 3l8 3v6c0 4.5-3 7.5-8 9.5-5-2-8-5-8-9.5V6zM12 8v7m-3.5-3.5h7',
    'learning and development': 'M2 9l10-5 10 5-10 5zM6 11.5V17c3.5 2.5 8.5 2.5 12 0v-5.5M22 9v6',
    pension: 'M4 10h16M4 20h16M6 10v10m4-10v10m4-10v10m4-10v10M12 3 3 7v3h18V7z',
    'remote working': 'M4 11v10h16V11M2 12.5 12 4l10 8.5M8 20v-6h8v6M8 17h8',
    'rewards and benefits':
      'M3 9h18v4H3zM5 13v8h14v-8M12 9v12M12 9C9 9 6 8 7 5.5S11 5 12 9c1-4 4-5.5 5-3.5S15 9 12 9z',
    'wellbeing scheme':
      'M12 21c-6-4-9-7.5-9-11a4.5 4.5 0 0 1 9-1.5A4.5 4.5 0 0 1 21 10c0 3.5-3 7-9 11zM7 12h3l1.5-3 2 5 1-2H17',
  }),
);

const pathOf = (perk: string) => PERKS.get(perk.trim().toLowerCase().replace(/\s+/g, ' ')) ?? PATHS.info;

/** [E-17] The icon of a perk by its name; the info icon for any other perk. Decorative: the name is shown beside it. */
export const PerkIcon = ({ perk }: { perk: string }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
    <path d={pathOf(perk)} />
  </svg>
);
