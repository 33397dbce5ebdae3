import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import styles from './badge.module.css';

export interface BadgeProps {
  icon?: IconName;
  /** `arm` is an arrow in the line's colour that names the line; `plain` states a fact; `strong` is a warning. */
  shape?: 'plain' | 'arm' | 'strong';
  children: ReactNode;
}

/** A short label. The text carries the full meaning; colour and icon only support it. */
export const Badge = ({ icon, shape = 'plain', children }: BadgeProps) => (
  <span className={`${styles.badge} ${styles[shape]}`}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);
