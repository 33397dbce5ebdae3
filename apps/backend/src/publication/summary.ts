import type { CourseBody, CourseRecord, Offered } from '../catalogue/course-record';

type Facts = Omit<CourseRecord, 'body'> & { body: Omit<CourseBody, 'summary'> };

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

const ways: Readonly<Record<CourseRecord['modes'][number], string>> = {
  'full-time': 'full time',
  'part-time': 'part time',
  distance: 'at a distance',
};

/** 'a', 'a and b', 'a, b and c'. */
function series(items: readonly string[], word = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/**
 * One or two sentences of our own on how a course is taken: mode, place, length, and the years that are part of it or may
 * be chosen. What it is about is for its title to say: subject codes group courses too widely for a sentence.
 */
export const courseSummary = (facts: Facts): string =>
  [howSentence(facts), ...yearSentences(facts)].join(' ');

function howSentence({ modes, town, body: { options } }: Facts): string {
  const how = series(
    modes.map((mode) => ways[mode]),
    'or',
  );
  const where = town && modes.some((mode) => mode !== 'distance') ? ` in ${town}` : '';
  const years = Math.max(...options.map((option) => option.years ?? 0));
  const long = years > 0 ? `, over ${numbers[years] ?? years} ${years === 1 ? 'year' : 'years'}` : '';
  return `You study ${how}${where}${long}.`;
}

function yearSentences({ body: { foundationYear, sandwich, yearAbroad } }: Facts): string[] {
  const named: readonly (readonly [string, Offered])[] = [
    ['a foundation year', foundationYear],
    ['a placement year', sandwich],
    ['a year abroad', yearAbroad],
  ];
  const those = (offered: Offered) => named.flatMap(([name, is]) => (is === offered ? [name] : []));
  const [included, optional] = [those('included'), those('optional')];
  return [
    ...(included.length > 0 ? [`It has ${series(included)}.`] : []),
    ...(optional.length > 0 ? [`You can choose ${series(optional, 'or')}.`] : []),
  ];
}
