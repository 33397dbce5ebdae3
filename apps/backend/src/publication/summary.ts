import type { CourseBody, CourseRecord } from '../catalogue/course-record';
import { subjectName } from './subjects';

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

/** One of the options, always the same one for the same course. */
function pick({ provider, kisCourseId }: Facts, options: readonly string[]): string {
  const sum = [...`${provider}${kisCourseId}`].reduce(
    (total, letter, index) => (total * 31 + letter.charCodeAt(0) + index) % 9973,
    7,
  );
  return options[sum % options.length] ?? '';
}

/** One or two sentences of our own on a course: what, where, how long, and what it offers or entrants had. */
export function courseSummary(facts: Facts): string {
  return [firstSentence(facts), secondSentence(facts)].filter(Boolean).join(' ');
}

function firstSentence(facts: Facts): string {
  const names = facts.subjects.slice(0, 3).flatMap((code) => subjectName(code) ?? []);
  const what = series([...new Set(names)]) || 'the subjects of its title';
  const how = series(
    facts.modes.map((mode) => ways[mode]),
    'or',
  );
  const onlyDistance = facts.modes.every((mode) => mode === 'distance');
  const where = facts.town && !onlyDistance ? ` in ${facts.town}` : '';
  const years = Math.max(...facts.body.options.map((option) => option.years ?? 0));
  const long = years > 0 ? `${numbers[years] ?? years} year${years === 1 ? '' : 's'}` : '';
  return pick(facts, [
    `You study ${what}${where}, ${how}${long ? `, over ${long}` : ''}.`,
    `A course in ${what}, taught ${how}${where}${long ? `; it takes ${long}` : ''}.`,
    `This course is about ${what}. It runs ${how}${where}${long ? ` and takes ${long}` : ''}.`,
  ]);
}

function secondSentence(facts: Facts): string {
  const offers = series([
    ...(facts.body.foundationYear ? ['a foundation year'] : []),
    ...(facts.body.sandwich ? ['a placement year'] : []),
    ...(facts.body.yearAbroad ? ['a year abroad'] : []),
  ]);
  const had = entrants(facts);
  if (offers && had) return `It offers ${offers}, and ${had}.`;
  if (offers) return `It offers ${offers}.`;
  return had ? `${had.charAt(0).toUpperCase()}${had.slice(1)}.` : '';
}

/** What most entrants came with; of the whole subject where the course alone is too small to publish. */
function entrants({ body: { figures } }: Facts): string {
  const [band] = [...(figures.tariff?.bands ?? [])].sort((one, other) => other.percent - one.percent);
  if (figures.tariff && band) {
    const points = band.to === null ? `${band.from} or more` : `${band.from} to ${band.to}`;
    const group = figures.tariff.level === 'course' ? 'entrants' : 'entrants to this subject here';
    return band.from === 0
      ? `most ${group} had fewer than 48 UCAS Tariff points`.replace(
          'most ',
          band.percent > 50 ? 'most ' : 'many ',
        )
      : `${group} most often had ${points} UCAS Tariff points`;
  }
  const [held] = figures.entry?.qualifications ?? [];
  if (!figures.entry || !held || held.percent < 50) return '';
  const group = figures.entry.level === 'course' ? 'entrants' : 'entrants to this subject here';
  return `${held.percent}% of ${group} came with ${phrases[held.name] ?? lower(held.name)}`;
}

const phrases: Readonly<Record<string, string>> = {
  'Access course': 'an Access course',
  'Foundation course': 'a foundation course',
  'A levels, Highers or similar': 'A levels, Highers or similar',
  Baccalaureate: 'a baccalaureate',
};

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
