import type { Career } from '../catalogue/content/careers';
import type { Trait } from './traits';
import { TRAITS } from './traits';

/** The kinds of starting points for finding careers. */
export const START_KINDS = ['subject', 'skill', 'interest'] as const;
export type StartKind = (typeof START_KINDS)[number];

/** A subject (by its guide's id), a skill (by its slug) or an interest (by its letter), and its careers. */
export interface Start {
  kind: StartKind;
  id: string;
  title: string;
  careers: readonly Career[];
}

/** A starting point and the number of careers it shares with another. */
export interface RelatedStart extends Start {
  shared: number;
}

/** Skills with fewer careers than this are excluded as specific to one job. */
const MIN_CAREERS = 3;
/** An interest includes the careers that have it among their top two. */
const TOP_TRAITS = 2;
const MAX_RELATED = 8;

/** A skill's slug: "Eye for detail" is `eye-for-detail`. */
const skillId = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const interestsOf = ({ profile }: Career): Trait[] =>
  [...TRAITS].sort((one, other) => profile[other] - profile[one]).slice(0, TOP_TRAITS);

type Named = Pick<Start, 'id' | 'title'>;

/** All starting points, each kind sorted by title; subjects and traits have the titles of their documents. */
export const startsOf = (
  careers: readonly Career[],
  subjects: readonly Named[],
  traits: readonly Named[],
): Start[] => {
  const skills = new Map<string, string>();
  const skillsOf = ({ skills: { soft, hard } }: Career) =>
    [...soft, ...hard].map((name) => {
      const id = skillId(name);
      if (!skills.has(id)) skills.set(id, name);
      return id;
    });
  const bySubject = grouped(careers, (career) => career.subjects);
  const bySkill = grouped(careers, skillsOf);
  const byInterest = grouped(careers, interestsOf);
  const start =
    (kind: StartKind, careersById: ReadonlyMap<string, readonly Career[]>) =>
    ({ id, title }: Named): Start => ({
      kind,
      id,
      title,
      careers: careersById.get(id) ?? [],
    });
  return [
    ...byTitle(subjects.map(start('subject', bySubject))).filter((each) => each.careers.length > 0),
    ...byTitle([...skills].map(([id, title]) => start('skill', bySkill)({ id, title }))).filter(
      (each) => each.careers.length >= MIN_CAREERS,
    ),
    ...traits.map(start('interest', byInterest)),
  ];
};

/** Groups careers by each of the ids that `idsOf` returns for them. */
const grouped = (
  careers: readonly Career[],
  idsOf: (career: Career) => readonly string[],
): Map<string, Career[]> => {
  const groups = new Map<string, Career[]>();
  for (const career of careers) {
    for (const id of new Set(idsOf(career))) {
      const group = groups.get(id);
      if (group) group.push(career);
      else groups.set(id, [career]);
    }
  }
  return groups;
};

const byTitle = (starts: Start[]): Start[] =>
  starts.sort((one, other) => one.title.localeCompare(other.title, 'en'));

/** Returns the starting points that share the most careers with `start`. */
export const relatedStarts = (start: Start, starts: readonly Start[]): RelatedStart[] => {
  const careers = new Set(start.careers);
  return starts
    .filter((other) => other !== start)
    .map((other) => ({ ...other, shared: other.careers.filter((career) => careers.has(career)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared || one.careers.length - other.careers.length)
    .slice(0, MAX_RELATED);
};
