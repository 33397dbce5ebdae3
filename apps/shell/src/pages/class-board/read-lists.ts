import { t } from '@signpost/language';
import { splitAddress } from '@signpost/language/runtime';
import { countFavourites, topChoices, type Favourites } from '@signpost/identity';
import { readFavouritesFile } from '@signpost/identity/transfer';
import { FAVOURITES, readShared } from '../favourites/sharing/share-link';

/** Something that a list names; its title is known when it comes from a file. */
export interface ListedThing {
  readonly id: string;
  readonly title: string | null;
}

/** One pupil's list. It is only ever in the memory of the adviser's browser. */
export interface PupilList {
  readonly name: string;
  /** The top choices in order, or all saved courses when there is no order. */
  readonly choices: readonly ListedThing[];
  readonly isRanked: boolean;
  readonly courses: readonly ListedThing[];
  readonly careers: readonly ListedThing[];
  /** The number of things of all kinds. */
  readonly total: number;
  /** The number of parts of a link that are damaged. */
  readonly damaged: number;
}

/** What a text or file has: a list, or why there is none. */
export type ReadResult = { readonly list: PupilList } | { readonly problem: string };

const MAX_NAME_LENGTH = 80;
/** Largest file that is read, in bytes. */
const MAX_FILE_BYTES = 4_000_000;

const LINK = /(https?:\/\/|(?:\/[\w-]+)?\/explore\/)\S+/i;
const AROUND_NAME = /^[\s"',;:–-]+|[\s"',;:–-]+$/g;

const nameOr = (text: string, other: string): string =>
  text.replace(AROUND_NAME, '').slice(0, MAX_NAME_LENGTH) || other;

/** Returns the address that a text has as a link to a shared list; null for any other. */
const sharedListAddress = (text: string): URL | null => {
  if (!URL.canParse(text, 'https://signpost.invalid')) return null;
  const address = new URL(text, 'https://signpost.invalid');
  return splitAddress(address.pathname).path.replace(/\/$/, '') === FAVOURITES ? address : null;
};

const thing = (id: string): ListedThing => ({ id, title: null });

const listOfLink = (name: string, { searchParams }: URL): PupilList => {
  const { list, ranked, leftOut } = readShared(searchParams);
  const idsOf = (index: string) => list.find((part) => part.index === index)?.ids ?? [];
  const courses = idsOf('courses').map(thing);
  return {
    name,
    choices: ranked.length > 0 ? ranked.map(thing) : courses,
    isRanked: ranked.length > 0,
    courses,
    careers: idsOf('careers').map(thing),
    total: list.reduce((sum, { ids }) => sum + ids.length, 0),
    damaged: leftOut,
  };
};

const readLine = (line: string, number: number): ReadResult => {
  const link = LINK.exec(line);
  if (!link) return { problem: t('Line {number} has no link.', { number }) };
  const address = sharedListAddress(link[0]);
  if (!address)
    return { problem: t('The link on line {number} is not a shared list from Signpost.', { number }) };
  return {
    list: listOfLink(nameOr(line.slice(0, link.index), t('Pupil on line {number}', { number })), address),
  };
};

/**
 * Reads pasted links, one on each line, each with a name before it or without. Blank lines are left out. Never throws.
 */
export const readLinks = (text: string): ReadResult[] =>
  text.split(/\r?\n/).flatMap((line, index) => (line.trim() === '' ? [] : [readLine(line, index + 1)]));

const listOfFavourites = (name: string, favourites: Favourites): PupilList => {
  const top = topChoices(favourites).flatMap(({ course }) => (course ? [course] : []));
  return {
    name,
    choices: top.length > 0 ? top : favourites.courses,
    isRanked: top.length > 0,
    courses: favourites.courses,
    careers: favourites.careerCareers,
    total: countFavourites(favourites),
    damaged: 0,
  };
};

/** Reads a data file of a list; its name is the pupil's. Never throws. */
export const readFile = async (file: Pick<File, 'name' | 'size' | 'text'>): Promise<ReadResult> => {
  try {
    const favourites = file.size > MAX_FILE_BYTES ? null : readFavouritesFile(await file.text());
    return favourites
      ? { list: listOfFavourites(nameOr(file.name.replace(/\.json$/i, ''), t('Pupil')), favourites) }
      : { problem: t('{name} is not a list from Signpost.', { name: file.name }) };
  } catch {
    return { problem: t('{name} cannot be read.', { name: file.name }) };
  }
};
