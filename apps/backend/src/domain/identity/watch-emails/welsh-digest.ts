import type { english } from './english-digest';

const LONG_DATE = new Intl.DateTimeFormat('cy', { dateStyle: 'full', timeZone: 'UTC' });

/** The forms of "result" after a number: 2 mutates it softly, 3 and 6 aspirate it. */
const RESULTS: Readonly<Record<string, string>> = { two: 'ganlyniad', few: 'chanlyniad', many: 'chanlyniad' };
const PLURALS = new Intl.PluralRules('cy');

/** The texts of emails about watched things in Welsh. Not checked by a native speaker. */
export const welsh: typeof english = {
  subjects: {
    dates: 'Dyddiadau sy’n agosáu, a newyddion am yr hyn rydych chi’n ei wylio',
    matches: 'Canlyniadau newydd chwiliad rydych chi’n ei wylio',
    oneChange: 'Mae rhywbeth rydych chi’n ei wylio wedi newid',
    changes: 'Mae pethau rydych chi’n eu gwylio wedi newid',
  },
  headings: {
    dates: 'Dyddiadau sy’n agosáu:',
    changes: 'Beth newidiodd y data cyhoeddedig diweddaraf:',
    matches: 'Canlyniadau newydd eich chwiliadau:',
  },
  longDate: (date) => LONG_DATE.format(new Date(date)),
  openDay: (provider) => `Diwrnod agored ${provider}`,
  openDayTimes: (title, starts, ends, town) => `${title}, ${starts} i ${ends}, ${town ?? 'ar-lein'}.`,
  deadline: 'Dyddiad i wneud cais',
  search: 'Eich chwiliad',
  newResults: (title, total) => `${title}: ${total} ${RESULTS[PLURALS.select(total)] ?? 'canlyniad'} newydd`,
  allResults: (address) => `Pob canlyniad: ${address}`,
  intro: 'Gofynnoch chi i ni roi gwybod i chi am y rhain.',
  thereIsMore: 'Mae rhagor.',
  seeAll: (address) => `Gweld y cyfan, neu newid beth rydych chi’n ei wylio: ${address}`,
  stop: (address) => `I atal y negeseuon e-bost hyn, agorwch y ddolen hon a phwyso’r botwm: ${address}`,
};
