import styles from './icon.module.css';
import { PATHS } from './paths';

export type IconName = keyof typeof PATHS;

export interface IconProps {
  name: IconName;
  /** Fills the shape, for a state that is on, such as saved. */
  filled?: boolean;
  className?: string | undefined;
}

/** An icon as wide as 1.25 times the text around it. Decoration only: the words beside it carry the meaning. */
export const Icon = ({ name, filled = false, className }: IconProps) => (
  <svg
    className={className ? `${styles.icon} ${className}` : styles.icon}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
);
