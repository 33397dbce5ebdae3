import { t } from '@signpost/language';

/** Whom a published figure is about. */
export type PeopleNoun = 'entrant' | 'graduate' | 'student';

/** A number of people with their noun: "40 graduates". */
export const countedPeople = (people: number, noun: PeopleNoun): string =>
  noun === 'entrant'
    ? t('{people, plural, one {# entrant} other {# entrants}}', { people })
    : noun === 'graduate'
      ? t('{people, plural, one {# graduate} other {# graduates}}', { people })
      : t('{people, plural, one {# student} other {# students}}', { people });

/** A rounded number of people with their noun: "about 40 graduates". Publishers round numbers of people. */
export const aboutPeople = (people: number, noun: PeopleNoun): string =>
  t('about {people}', { people: countedPeople(people, noun) });
