import type { ReactNode } from 'react';
import type { CardProps } from '../card/card';
import { Icon, type IconName } from '../icon/icon';
import { salary } from '../text/text';

/** What every kind of card takes: where it leads, its picture, its save button, how deep its heading is. */
export interface CardBase extends Pick<
  CardProps,
  'href' | 'image' | 'action' | 'level' | 'eager' | 'sample'
> {
  title: string;
  /** Says what it is, where kinds are mixed. */
  named?: boolean;
}

/** The sign of a kind, when it is asked for. */
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
  /** Set where `pay` is the legal minimum. */
  payMinimum?: number | null | undefined;
  /** Of which year the middle pay is. */
  payYear?: string | undefined;
}

/** A yearly pay in pounds with what it is the pay of, or that it is not published. */
export const payOf = (pounds: number | null, whose: string): string =>
  pounds === null ? 'Pay not published' : `${salary(pounds)} ${whose}`;

/** What a career pays, with what the figure is: its middle pay, or the minimum wage where that is more. */
export const careerPay = ({ pay, payMinimum, payYear }: CareerPay): string =>
  payOf(pay ?? null, payMinimum ? 'a year, the full-time minimum wage' : `a year, middle pay in ${payYear}`);

/** The facts that are there. */
export const facts = (...all: (string | null | undefined | false)[]): string[] =>
  all.filter((fact): fact is string => Boolean(fact));
