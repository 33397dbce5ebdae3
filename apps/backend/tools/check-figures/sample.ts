import { z } from 'zod';
import { employmentFigures } from './career-employment';
import { careerPayPublished, careerPayShown } from './career-pay';
import type { CareerTables } from './career-tables';
import { socCodeFromPath } from './careers';
import { publishedFacts } from './cohorts';
import type { Facts } from './compare';
import { courseIdFromPath } from './continuation';
import { courseFigures } from './course-figures';
import { textLines } from './page-text';
import type { Tally } from './problems';
import { check, newTally } from './problems';
import { providerFigures } from './provider-figures';
import type { CourseRows, PublishedRows } from './published-rows';
import { shuffled } from './random';
import type { Site } from './site';
import {
  regionsPublished,
  regionsShown,
  subjectKeySchema,
  subjectPayPublished,
  subjectPayShown,
  SUBJECT_TABLES,
} from './subject-figures';
import { surveyPublished, surveyShown } from './survey-figures';

type SubjectKey = z.infer<typeof subjectKeySchema> | null;

/** A kind of figure: the pages that may show it, and how to compare it on one of them. */
interface Kind {
  name: string;
  pages: 'courses' | 'careers' | 'unis';
  /** Returns whether the page shows a figure of the kind. */
  compare(tally: Tally, path: string): Promise<boolean>;
}

interface Sources {
  site: Site;
  files: PublishedRows;
  careers: CareerTables;
}

/** Every kind of figure of courses, careers and providers. */
const kindsOf = ({ site, files, careers }: Sources): Kind[] => {
  const linesOf = async (path: string) => textLines(await site.page(path));
  const ofCourse = (
    name: string,
    shown: (lines: readonly string[]) => Facts,
    published: (course: CourseRows, key: SubjectKey, shown: Facts) => Facts[],
    needsKey = false,
  ): Kind => ({
    name,
    pages: 'courses',
    async compare(tally, path) {
      const lines = await linesOf(path);
      const id = courseIdFromPath(path);
      const key = needsKey ? await subjectKey(site, id) : null;
      const course = files.course(id);
      if (!course) throw new Error(`no file has the course of ${path}`);
      return check(
        tally,
        `${path} ${name}`,
        () => shown(lines),
        () => published(course, key, shown(lines)),
      );
    },
  });
  return [
    ...courseFigures
      .filter(({ source }) => files.isAvailable(source.part))
      .map(({ name, shown, source }) =>
        ofCourse(name, shown, (course) => publishedFacts(course, source, files)),
      ),
    ofCourse('survey themes', surveyShown, (course) => surveyPublished(course, files)),
    ...SUBJECT_TABLES.map((table) =>
      ofCourse(
        table.name,
        (lines) => subjectPayShown(lines, table),
        (course, key) => subjectPayPublished(course, key, table, files),
        true,
      ),
    ),
    ofCourse('UK pay by region', regionsShown, (_, key, shown) => regionsPublished(key, shown, files), true),
    ...providerFigures.map(({ name, shown, published }): Kind => ({
      name,
      pages: 'unis',
      async compare(tally, path) {
        const lines = await linesOf(path);
        return check(
          tally,
          `${path} ${name}`,
          () => shown(lines),
          () => published(path.split('/')[3] ?? '', files),
        );
      },
    })),
    ...[
      {
        name: 'career pay',
        shown: careerPayShown,
        published: (soc: string) => careerPayPublished(careers.pay(soc)),
      },
      ...employmentFigures,
    ].map(({ name, shown, published }): Kind => ({
      name,
      pages: 'careers',
      async compare(tally, path) {
        const lines = await linesOf(path);
        return check(
          tally,
          `${path} ${name}`,
          () => shown(lines),
          () => published(socCodeFromPath(path), careers),
        );
      },
    })),
  ];
};

const earningsSchema = z.object({
  results: z.tuple([z.object({ subjectEarnings: subjectKeySchema.nullable() })]),
});

const subjectKey = async (site: Site, id: string): Promise<SubjectKey> => {
  const answer = await site.json(`/api/v1/courses?courses=${id}&extended=true`);
  return earningsSchema.parse(answer).results[0].subjectEarnings;
};

/** How many consecutive pages may lack a kind of figure before the next kind is tried. */
const MAX_TRIES = 400;

/**
 * Compares figures selected by the seed with their rows, cycling through the kinds, until `count` are shown. A page
 * that lacks the selected kind must lack it in the files too, and another page is selected.
 */
export const checkSample = async (
  sources: Sources,
  {
    count,
    random,
    paths,
  }: { count: number; random: () => number; paths: Record<Kind['pages'], readonly string[]> },
): Promise<Map<string, Tally>> => {
  const kinds = kindsOf(sources).map((kind) => ({
    kind,
    rest: shuffled(paths[kind.pages], random),
    tally: newTally(),
  }));
  const shown = () => kinds.reduce((sum, { tally }) => sum + tally.shown, 0);
  for (let isAnyLeft = true; isAnyLeft && shown() < count;) {
    isAnyLeft = false;
    for (const { kind, rest, tally } of kinds) {
      if (shown() >= count) break;
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const path = rest.pop();
        if (path === undefined) break;
        isAnyLeft = true;
        if (await kind.compare(tally, path)) break;
      }
    }
  }
  return new Map(kinds.map(({ kind, tally }) => [kind.name, tally]));
};
