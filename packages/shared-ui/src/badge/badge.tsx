import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import styles from './badge.module.css';

export interface BadgeProps {
  icon?: IconName;
  /** `arm` points onward and names the line; `plain` states a fact; `strong` warns of what must not be missed. */
  shape?: 'plain' | 'arm' | 'strong';
  children: ReactNode;
}

/** A short label. Its words say everything; colour and icon only help. */
export const Badge = ({ icon, shape = 'plain', children }: BadgeProps) => (
  <span className={`${styles.badge} ${styles[shape]}`}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);
