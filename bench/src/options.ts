import { parseArgs } from 'node:util';

/** The parts of the bench, in the order they run. */
export const SECTIONS = [
  'backend',
  'relevance',
  'start',
  'bytes',
  'ssr',
  'next',
  'lighthouse',
  'tax',
  'release',
  'embed',
  'load',
] as const;
export type Section = (typeof SECTIONS)[number];

/** What a run of the bench should do. */
export interface Options {
  readonly sections: readonly Section[];
  /** Fewer seconds, fewer rounds, fewer Lighthouse routes: for a first look, not for a verdict. */
  readonly quick: boolean;
  /** Ends with a failure when a budget is not kept. */
  readonly check: boolean;
  /** Takes what was built before. */
  readonly built: boolean;
  /** How many courses the product has: the catalogue's own when left out, else that many, by clones of them. */
  readonly courses: number | undefined;
  /** File for everything measured, as JSON. */
  readonly json: string | undefined;
}

const USAGE = `usage: npm run bench -- [${SECTIONS.join('|')} …] [--quick] [--check] [--built] [--courses number] [--json file]`;

const isSection = (name: string): name is Section => (SECTIONS as readonly string[]).includes(name);

/** Reads the command line (without node and script). Throws with the usage when it says something unknown. */
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
    throw new Error(`${values.courses} is no number of courses.\n${USAGE}`);
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
