import { parseArgs } from 'node:util';

/** Sections of the bench, in the order they run. */
export const SECTIONS = [
  'backend',
  'relevance',
  'start',
  'bytes',
  'press',
  'ssr',
  'lighthouse',
  'tax',
  'release',
  'embed',
  'load',
  'cdn',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Options of a bench run. */
export interface Options {
  readonly sections: readonly Section[];
  /** Fewer seconds, rounds and Lighthouse routes: for a quick look, not for a verdict. */
  readonly quick: boolean;
  /** Exits with a failure when a budget is exceeded. */
  readonly check: boolean;
  /** Uses the existing builds. */
  readonly built: boolean;
  /** Number of courses in the product: the catalogue's own when left out, else filled up with copies. */
  readonly courses: number | undefined;
  /** File for all measurements, as JSON. */
  readonly json: string | undefined;
}

const USAGE = `usage: npm run bench -- [${SECTIONS.join('|')} …] [--quick] [--check] [--built] [--courses number] [--json file]`;

const isSection = (name: string): name is Section => (SECTIONS as readonly string[]).includes(name);

/** Parses the command line (without node and script). Throws with the usage on an unknown argument. */
export const readOptions = (args: readonly string[]): Options => {
  const { positionals, values } = parse(args);
  const unknown = positionals.filter((name) => !isSection(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no section called ${unknown.join(', ')}. There are ${SECTIONS.join(', ')}.\n${USAGE}`,
    );
  }
  const sections = SECTIONS.filter((name) => positionals.length === 0 || positionals.includes(name));
  const courses = values.courses === undefined ? undefined : Number(values.courses);
  if (courses !== undefined && !(Number.isInteger(courses) && courses > 0)) {
    throw new Error(`${values.courses} is not a number of courses.\n${USAGE}`);
  }
  return { sections, ...values, courses, json: values.json };
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        quick: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        built: { type: 'boolean', default: false },
        courses: { type: 'string' },
        json: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
};
