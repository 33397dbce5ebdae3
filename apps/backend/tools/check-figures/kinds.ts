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
import { check } from './problems';
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

/** A kind of figure: the pages that may show it, and how to compare it on one of them. */
export interface Kind {
  name: string;
  pages: 'courses' | 'careers' | 'unis';
  /** Returns whether the page shows a figure of the kind. */
  compare(tally: Tally, path: string): Promise<boolean>;
}

export interface Sources {
  site: Site;
  files: PublishedRows;
  careers: CareerTables;
}

/** Every kind of figure of courses, careers and providers. */
export const kindsOf = (sources: Sources): Kind[] => [
  ...courseKinds(sources),
  ...providerKinds(sources),
  ...careerKinds(sources),
];

const courseKinds = ({ site, files }: Sources): Kind[] => {
  const toKind = (
    name: string,
    shown: (lines: readonly string[]) => Facts,
    published: (course: CourseRows, key: SubjectKey, shown: Facts) => Facts[],
    needsKey = false,
  ): Kind => ({
    name,
    pages: 'courses',
    async compare(tally, path) {
      const lines = textLines(await site.page(path));
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
        toKind(name, shown, (course) => publishedFacts(course, source, files)),
      ),
    toKind('survey themes', surveyShown, (course) => surveyPublished(course, files)),
    ...SUBJECT_TABLES.map((table) =>
      toKind(
        table.name,
        (lines) => subjectPayShown(lines, table),
        (course, key) => subjectPayPublished(course, key, table, files),
        true,
      ),
    ),
    toKind('UK pay by region', regionsShown, (_, key, shown) => regionsPublished(key, shown, files), true),
  ];
};

const providerKinds = ({ site, files }: Sources): Kind[] =>
  providerFigures.map(({ name, shown, published }) => ({
    name,
    pages: 'unis',
    async compare(tally, path) {
      const lines = textLines(await site.page(path));
      return check(
        tally,
        `${path} ${name}`,
        () => shown(lines),
        () => published(path.split('/')[3] ?? '', files),
      );
    },
  }));

const careerKinds = ({ site, careers }: Sources): Kind[] => {
  const pay = {
    name: 'career pay',
    shown: careerPayShown,
    published: (soc: string) => careerPayPublished(careers.pay(soc)),
  };
  return [pay, ...employmentFigures].map(({ name, shown, published }) => ({
    name,
    pages: 'careers',
    async compare(tally, path) {
      const lines = textLines(await site.page(path));
      return check(
        tally,
        `${path} ${name}`,
        () => shown(lines),
        () => published(socCodeFromPath(path), careers),
      );
    },
  }));
};

const earningsSchema = z.object({
  results: z.tuple([z.object({ subjectEarnings: subjectKeySchema.nullable() })]),
});

const subjectKey = async (site: Site, id: string): Promise<SubjectKey> => {
  const response = await site.json(`/api/v1/courses?courses=${id}&extended=true`);
  return earningsSchema.parse(response).results[0].subjectEarnings;
};
