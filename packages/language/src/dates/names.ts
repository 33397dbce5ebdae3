// By its name, so that a remote uses the shell's instance, which knows the language of the request.
import { currentLanguage } from '@signpost/language/runtime';

interface DateNames {
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** From Sunday. */
  readonly weekdays: readonly string[];
}

const ENGLISH: DateNames = {
  months: 'January February March April May June July August September October November December'.split(' '),
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
};

const WELSH: DateNames = {
  months: 'Ionawr Chwefror Mawrth Ebrill Mai Mehefin Gorffennaf Awst Medi Hydref Tachwedd Rhagfyr'.split(' '),
  shortMonths: 'Ion Chwef Maw Ebr Mai Meh Gorff Awst Medi Hyd Tach Rhag'.split(' '),
  weekdays: 'dydd Sul,dydd Llun,dydd Mawrth,dydd Mercher,dydd Iau,dydd Gwener,dydd Sadwrn'.split(','),
};

/**
 * Names of months and weekdays in the language of the page. Not by `Intl`, because Chromium has no Welsh dates, and its
 * markup would differ from the server's.
 */
export const dateNames = (): DateNames =>
  // An English browser build leaves the Welsh names out.
  process.env['SIGNPOST_LANGUAGE'] === 'en-GB' || currentLanguage() !== 'cy' ? ENGLISH : WELSH;
