import { z } from 'zod';
import { employmentFigures } from './career-employment';
import { careerPayPublished, careerPayShown } from './career-pay';
import type { CareerTables } from './career-tables';
import { socCodeFromPath } from './careers';
import { publishedFacts } from './cohorts';
import type { Facts } from './compare';
import { courseIdFromPath } from './continuation';
import { courseFigures } from './course-figures';
import { providerFigures } from './provider-figures';
import type { CourseRows, PublishedRows } from './published-rows';
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

/** A kind of figure: the pages that may show it, how to read it from the lines of one, and what is published. */
export interface Kind {
  name: string;
  pages: 'courses' | 'careers' | 'unis';
  /** The published file without which it cannot be checked. */
  part?: string;
  shown(lines: readonly string[]): Facts;
  published(sources: Sources, path: string, shown: () => Facts): Promise<readonly Facts[]>;
}

export interface Sources {
  site: Site;
  files: PublishedRows;
  careers: CareerTables;
}

const courseKind = (
  name: string,
  shown: Kind['shown'],
  published: (
    course: CourseRows,
    files: PublishedRows,
    key: () => Promise<SubjectKey>,
    shown: () => Facts,
  ) => Facts[] | Promise<Facts[]>,
): Kind => ({
  name,
  pages: 'courses',
  shown,
  async published({ site, files }, path, shownFacts) {
    const id = courseIdFromPath(path);
    const course = files.course(id);
    if (!course) throw new Error(`no file has the course of ${path}`);
    return published(course, files, () => subjectKey(site, id), shownFacts);
  },
});

const courseKinds: readonly Kind[] = [
  ...courseFigures.map(({ name, shown, source }) => ({
    ...courseKind(name, shown, (course, files) => publishedFacts(course, source, files)),
    part: source.part,
  })),
  courseKind('survey themes', surveyShown, surveyPublished),
  ...SUBJECT_TABLES.map((table) =>
    courseKind(
      table.name,
      (lines) => subjectPayShown(lines, table),
      async (course, files, key) => subjectPayPublished(course, await key(), table, files),
    ),
  ),
  courseKind('UK pay by region', regionsShown, async (_course, files, key, shown) =>
    regionsPublished(await key(), shown(), files),
  ),
];

const providerKinds: readonly Kind[] = providerFigures.map(({ name, shown, published }) => ({
  name,
  pages: 'unis',
  shown,
  published: async ({ files }, path) => published(path.split('/')[3] ?? '', files),
}));

const careerKinds: readonly Kind[] = [
  {
    name: 'career pay',
    pages: 'careers',
    shown: careerPayShown,
    published: async ({ careers }, path) => careerPayPublished(careers.pay(socCodeFromPath(path))),
  },
  ...employmentFigures.map(({ name, shown, published }): Kind => ({
    name,
    pages: 'careers',
    shown,
    published: async ({ careers }, path) => published(socCodeFromPath(path), careers),
  })),
];

/** Every kind of figure of courses, providers and careers. */
export const KINDS: readonly Kind[] = [...courseKinds, ...providerKinds, ...careerKinds];

const earningsSchema = z.object({
  results: z.tuple([z.object({ subjectEarnings: subjectKeySchema.nullable() })]),
});

const subjectKey = async (site: Site, id: string): Promise<SubjectKey> => {
  const response = await site.json(`/api/v1/courses?courses=${id}&extended=true`);
  return earningsSchema.parse(response).results[0].subjectEarnings;
};
