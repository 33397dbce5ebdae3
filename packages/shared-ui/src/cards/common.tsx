import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import type { CardProps } from './card';
import { Icon, type IconName } from '../icon/icon';
import { salary } from '../text/text';

/** Common props of all card kinds: link, picture, save button, heading level. */
export interface CardBase extends Pick<
  CardProps,
  'href' | 'image' | 'action' | 'level' | 'eager' | 'sample' | 'comparison'
> {
  title: string;
  /** Shows the kind, for lists of mixed kinds. */
  named?: boolean;
}

/** The icon and name of a kind, when requested. */
export const kindOf = (named: boolean | undefined, icon: IconName, name: string): ReactNode =>
  named && (
    <>
      <Icon name={icon} />
      {name}
    </>
  );

/** A career's pay in pounds a year for full-time work. */
export interface CareerPay {
  pay?: number | null | undefined;
  /** Set when `pay` is the legal minimum. */
  payMinimum?: number | null | undefined;
  /** The year of the median pay. */
  payYear?: string | undefined;
}

/** A career's pay with its meaning: the median, or the minimum wage where that is higher. */
export const careerPay = ({ pay, payMinimum, payYear }: CareerPay): string =>
  pay == null
    ? t('Pay not published')
    : payMinimum
      ? t('{pay} a year, the full-time minimum wage', { pay: salary(pay) })
      : t('{pay} a year, middle pay in {year}', { pay: salary(pay), year: payYear ?? '' });

/** Drops the empty values. */
export const facts = (...all: (string | null | undefined | false)[]): string[] =>
  all.filter((fact): fact is string => Boolean(fact));
