import { formatList, t } from '@signpost/language';
import type { Subject } from '@signpost/api-client/guides';
import { aLevelOf, type ALevel } from './a-levels';
import type { ComparedSubject, ComparedSubjects } from './page-data';
import { usualAsks, type Ask } from './usual-asks';

const nameOf = (id: string): string => aLevelOf(id)?.name ?? id;

const orList = (names: readonly string[]): string => formatList(names, 'disjunction');

/** Names what is asked for: "Chemistry"; "one of Biology or Physics"; "two of Biology, Chemistry or Physics". */
const askWords = ({ of, count }: Ask): string => {
  const names = orList(of.map(nameOf));
  if (of.length === 1) return names;
  return count === 1 ? t('one of {names}', { names }) : t('two of {names}', { names });
};

/** Returns how many of the chosen A levels an ask still lacks. */
const lacking = ({ of, count }: Ask, chosen: ReadonlySet<string>): number =>
  Math.max(0, count - of.filter((id) => chosen.has(id)).length);

/** A subject with how many A levels the chosen ones lack. */
interface Comparison {
  readonly subject: ComparedSubject;
  readonly short: number;
}

const compare = ({ id, title, url }: Subject, chosen: readonly ALevel[]): Comparison | null => {
  const usual = Object.hasOwn(usualAsks(), id) ? usualAsks()[id] : undefined;
  if (!usual) return null;
  const ids = new Set(chosen.map((aLevel) => aLevel.id));
  const missing = usual.asks.filter((ask) => lacking(ask, ids) > 0);
  return {
    subject: {
      ...{ id, title, url },
      asks: usual.asks.map(askWords),
      missing: missing.map(askWords),
      note: usual.note ?? null,
      closestTo: chosen.filter(({ closest }) => closest.includes(id)).map(({ name }) => name),
    },
    short: missing.reduce((sum, ask) => sum + lacking(ask, ids), 0),
  };
};

/** Sorts the subjects by how many A levels the chosen ones lack of what is usually asked. */
export const compareSubjects = (
  subjects: readonly Subject[],
  chosen: readonly ALevel[],
): ComparedSubjects => {
  const all = subjects.flatMap((subject) => compare(subject, chosen) ?? []);
  const where = (test: (comparison: Comparison) => boolean): ComparedSubject[] =>
    all.filter(test).map(({ subject }) => subject);
  return {
    met: where(({ subject, short }) => subject.asks.length > 0 && short === 0),
    anyALevels: where(({ subject }) => subject.asks.length === 0),
    oneShort: where(({ short }) => short === 1),
    moreShort: where(({ short }) => short > 1),
  };
};
