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

/** A yearly pay in pounds with its cohort, or the text for "not published". */
const payOf = (pounds: number | null, whose: string): string =>
  pounds === null ? t('Pay not published') : `${salary(pounds)} ${whose}`;

/** A career's pay with its meaning: the median, or the minimum wage where that is higher. */
export const careerPay = ({ pay, payMinimum, payYear }: CareerPay): string =>
  payOf(pay ?? null, payMinimum ? 'a year, the full-time minimum wage' : `a year, middle pay in ${payYear}`);

/** Drops the empty values. */
export const facts = (...all: (string | null | undefined | false)[]): string[] =>
  all.filter((fact): fact is string => Boolean(fact));
