import * as v from 'valibot';
import type { Report } from '@signpost/api-client/base';
import { memberOf, readEach } from '../wire';
import { RawCard, RawCareer, RawCategory, RawPathway, RawResults, RawTrait } from './schema';
import type {
  AssessmentResults,
  Career,
  CareerCategory,
  CareerPathway,
  CareerPathwayInFull,
  CareerSummary,
  Trait,
} from './types';

const listIn = (answer: unknown): unknown => memberOf(answer, 'data');

/** An answer of C-11 as categories (E-05). */
export const readCategories = (answer: unknown, report: Report): CareerCategory[] =>
  readEach(RawCategory, listIn(answer), 'A career category', report).map(({ id, attributes }) => ({
    id,
    ...attributes,
  }));

/** From the source's shape to what lists need (E-06). */
const toSummary = ({ id, attributes }: RawCard): CareerSummary => {
  const { title, summary, image, banner, pathways, percent } = attributes;
  const earnings = { annual: attributes['annual-earnings'], median: attributes['median-earnings'] };
  return { id, title, summary, image, banner, earnings, pathways, percent };
};

const toSummaries = (records: unknown, report: Report): CareerSummary[] =>
  readEach(RawCard, records, 'A career', report).map(toSummary);

/** An answer of C-11 as careers of a list (E-06). */
export const readCareers = (answer: unknown, report: Report): CareerSummary[] =>
  toSummaries(listIn(answer), report);

/** An answer of C-11 as one career in full (E-06). Throws when it is none. */
export const readCareer = (answer: unknown, report: Report): Career => {
  const raw = v.parse(RawCareer, memberOf(answer, 'data'));
  const { body, tasks, employment, education, skills, subjects, related } = raw.attributes;
  const own = { body, tasks, employment, education, skills, subjects };
  return { ...toSummary(raw), ...own, related: toSummaries(related, report) };
};

/** E-07: the part of a pathway's id before the first dot, as a number; 0 when it is none. */
export const careerIdOf = (pathwayId: string): number => {
  const number = Number(pathwayId.split('.')[0]);
  return Number.isFinite(number) ? number : 0;
};

const toPathway = ({ id, attributes: { title, summary, image, banner } }: RawPathway): CareerPathway => ({
  id,
  careerId: careerIdOf(id),
  title,
  summary,
  image,
  banner,
});

/** An answer of C-11 as pathways of a list (E-07). */
export const readPathways = (answer: unknown, report: Report): CareerPathway[] =>
  readEach(RawPathway, listIn(answer), 'A career pathway', report).map(toPathway);

/** An answer of C-11 as one pathway with its careers (E-07). Throws when it is none. */
export const readPathway = (answer: unknown, report: Report): CareerPathwayInFull => {
  const raw = v.parse(RawPathway, memberOf(answer, 'data'));
  const { body, careers } = raw.attributes;
  return { ...toPathway(raw), body, careers: toSummaries(careers, report) };
};

/** An answer of C-11 as the six interests. */
export const readTraits = (answer: unknown, report: Report): Trait[] =>
  readEach(RawTrait, listIn(answer), 'A trait', report).map(({ id, attributes }) => ({ id, ...attributes }));

/** An answer of C-11 as a quiz's results. Throws when it is none. */
export const readResults = (answer: unknown, report: Report): AssessmentResults => {
  const { id, attributes } = v.parse(RawResults, memberOf(answer, 'data'));
  return { id, ...attributes, careers: toSummaries(attributes.careers, report) };
};
