import type { Career } from '../catalogue/content/careers';
import type { Trait } from './traits';
import { traitDescriptions, traits } from './traits';

/** What one may start from to find careers. */
export const startKinds = ['subject', 'skill', 'interest'] as const;
export type StartKind = (typeof startKinds)[number];

/** A subject (its guide's id), a skill (its name as an address) or an interest (its letter), and the careers it leads to. */
export interface Start {
  kind: StartKind;
  id: string;
  title: string;
  careers: readonly Career[];
}

/** A start and how many careers it has in common with another. */
export interface NearStart extends Start {
  shared: number;
}

/** Fewer careers than this make no map: such skills belong to one job. */
const fewest = 3;
/** An interest leads to careers that have it among their strongest two. */
const strongest = 2;
const mostNear = 8;

/** A skill's name as an address holds it: "Eye for detail" is `eye-for-detail`. */
export const skillId = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const interestsOf = ({ profile }: Career): Trait[] =>
  [...traits].sort((one, other) => profile[other] - profile[one]).slice(0, strongest);

/** Everything one may start from, each kind by title; subjects by the titles of their guides. */
export function startsOf(
  careers: readonly Career[],
  subjects: readonly { id: string; title: string }[],
): Start[] {
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
    (kind: StartKind, found: ReadonlyMap<string, readonly Career[]>) =>
    ({ id, title }: { id: string; title: string }): Start => ({
      kind,
      id,
      title,
      careers: found.get(id) ?? [],
    });
  return [
    ...byTitle(subjects.map(start('subject', bySubject))).filter(({ careers: found }) => found.length > 0),
    ...byTitle([...skills].map(([id, title]) => start('skill', bySkill)({ id, title }))).filter(
      ({ careers: found }) => found.length >= fewest,
    ),
    ...traitDescriptions.map(start('interest', byInterest)),
  ];
}

/** Careers by each of the ids that `idsOf` gives for them. */
function grouped(
  careers: readonly Career[],
  idsOf: (career: Career) => readonly string[],
): Map<string, Career[]> {
  const groups = new Map<string, Career[]>();
  for (const career of careers) {
    for (const id of new Set(idsOf(career))) {
      const group = groups.get(id);
      if (group) group.push(career);
      else groups.set(id, [career]);
    }
  }
  return groups;
}

const byTitle = (starts: Start[]): Start[] =>
  starts.sort((one, other) => one.title.localeCompare(other.title, 'en'));

/** The starts that lead to most of the same careers, for going on from one to the next. */
export function startsNear(start: Start, starts: readonly Start[]): NearStart[] {
  const own = new Set(start.careers);
  return starts
    .filter((other) => other !== start)
    .map((other) => ({ ...other, shared: other.careers.filter((career) => own.has(career)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared || one.careers.length - other.careers.length)
    .slice(0, mostNear);
}
