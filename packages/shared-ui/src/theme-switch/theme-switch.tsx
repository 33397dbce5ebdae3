import { t } from '@signpost/language';
import { Icon } from '../icon/icon';
import styles from './theme-switch.module.css';

/** `system` follows the device; the others are the values of `data-theme`. */
export type Theme = 'system' | 'light' | 'dark' | 'contrast';

const names = (): Readonly<Record<Theme, string>> => ({
  system: t('Match device'),
  light: t('Day'),
  dark: t('Night'),
  contrast: t('High contrast'),
});
const ICONS = { system: 'device', light: 'sun', dark: 'moon', contrast: 'contrast' } as const;

const isTheme = (value: string): value is Theme => value in names();

export interface ThemeSwitchProps {
  theme: Theme;
  onChange: (theme: Theme) => void;
}

/** Selects the site's theme. Controlled: the parent stores the choice and sets `data-theme`. */
export const ThemeSwitch = ({ theme, onChange }: ThemeSwitchProps) => (
  <label className={styles.theme}>
    <Icon name={ICONS[theme]} />
    <span className={styles.label}>{t('Colours')}</span>
    <select value={theme} onChange={({ target }) => isTheme(target.value) && onChange(target.value)}>
      {Object.entries(names()).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
