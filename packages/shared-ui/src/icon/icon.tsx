import styles from './icon.module.css';
import { PATHS } from './paths';

export type IconName = keyof typeof PATHS;

/** Icons that point forwards or back, so that they are mirrored in languages that are written from right to left. */
const DIRECTIONAL: readonly IconName[] = ['back', 'next', 'arrow'];

export interface IconProps {
  name: IconName;
  /** Fills the shape to show an active state, such as saved. */
  filled?: boolean;
  className?: string | undefined;
}

/** An icon 1.25 times as wide as the text size. Decorative: the text beside it carries the meaning. */
export const Icon = ({ name, filled = false, className }: IconProps) => (
  <svg
    className={[styles.icon, DIRECTIONAL.includes(name) && styles.directional, className]
      .filter(Boolean)
      .join(' ')}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
);
