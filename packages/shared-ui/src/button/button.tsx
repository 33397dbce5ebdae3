import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { SmartLink } from '../link/link';
import styles from './button.module.css';

interface Look {
  /** `primary` is the yellow arrow: the main action, at most one per screen. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  icon?: IconName;
  children: ReactNode;
}

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {}

export interface ButtonLinkProps extends Look {
  href: string;
  className?: string;
}

const looks = (variant: string, size: string, more = '') =>
  `${styles.button} ${styles[variant]} ${size === 'medium' ? '' : styles[size]} ${more}`.trim();

/** A button; its label starts with a verb. `type` defaults to "button". */
export const Button = ({
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  className,
  ...rest
}: ButtonProps) => (
  <button type="button" {...rest} className={looks(variant, size, className)}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
);

/** A link that looks like a button: for navigation only, never for changes. */
export const ButtonLink = ({
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  href,
  className,
}: ButtonLinkProps) => (
  <SmartLink href={href} className={looks(variant, size, className)}>
    {icon && <Icon name={icon} />}
    {children}
  </SmartLink>
);
