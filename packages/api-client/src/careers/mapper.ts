import * as v from 'valibot';
import type { Markdown, Report } from '@signpost/api-client/base';
import { memberOf, readEach } from '../wire';
import { RawCard, RawCareer, RawCategory, RawPathway, RawResults, RawStep, RawTrait } from './schema';
import type {
  AssessmentResults,
  Career,
  CareerCategory,
  CareerPathway,
  CareerPathwayInFull,
  CareerStep,
  CareerSummary,
  Trait,
} from './types';

const listIn = (answer: unknown): unknown => memberOf(answer, 'data');

/** Parses a response of C-11 as categories (E-05). */
export const readCategories = (answer: unknown, report: Report): CareerCategory[] =>
  readEach(RawCategory, listIn(answer), 'A career category', report).map(({ id, attributes }) => ({
    id,
    ...attributes,
  }));

/** Maps a source record to a career summary (E-06). */
export const toSummary = ({ id, attributes }: RawCard): CareerSummary => {
  const { title, summary, image, banner, pathways, category, interests } = attributes;
  const { percent, range, contributions } = attributes;
  const earnings = { annual: attributes['annual-earnings'], median: attributes['median-earnings'] };
  const otherTitles = attributes['other-titles'];
  const fit = percent !== null && range && contributions ? { percent, range, contributions } : null;
  const fits = { interests, percent, fit };
  return { id, title, summary, image, banner, earnings, pathways, otherTitles, category, ...fits };
};

const toSummaries = (records: unknown, report: Report): CareerSummary[] =>
  readEach(RawCard, records, 'A career', report).map(toSummary);

/** Parses a response of C-11 as career summaries (E-06). */
export const readCareers = (answer: unknown, report: Report): CareerSummary[] =>
  toSummaries(listIn(answer), report);

/** Parses a response of C-11 for careers by code, as steps of a pathway. */
export const readSteps = (answer: unknown, report: Report): CareerStep[] =>
  readEach(RawStep, listIn(answer), 'A career', report).map((raw) => {
    const { education, subjects } = raw.attributes;
    return { ...toSummary(raw), levels: education.levels, subjects };
  });

/** Parses a response of C-11 as one full career (E-06). Throws when it does not match. */
export const readCareer = async (answer: unknown, report: Report, markdown: Markdown): Promise<Career> => {
  const raw = v.parse(RawCareer, memberOf(answer, 'data'));
  const { body, tasks, employment, education, routes, skills, subjects, related } = raw.attributes;
  const figures = { unitGroup: raw.attributes['unit-group'], minimumWage: raw.attributes['minimum-wage'] };
  const { language } = raw.attributes;
  const own = { ...figures, language, tasks, employment, education, routes, skills, subjects };
  const html = await markdown(body);
  return { ...toSummary(raw), ...own, html, related: toSummaries(related, report) };
};

/** E-07: the part of a pathway's id before the first dot, as a number; 0 when it is not a number. */
export const careerIdOf = (pathwayId: string): number => {
  const number = Number(pathwayId.split('.')[0]);
  return Number.isFinite(number) ? number : 0;
};

const toPathway = ({ id, attributes }: RawPathway): CareerPathway => {
  const { title, summary, image, banner, category, careers } = attributes;
  return { id, careerId: careerIdOf(id), title, summary, image, banner, category, length: careers.length };
};

/** Parses a response of C-11 as pathway summaries (E-07). */
export const readPathways = (answer: unknown, report: Report): CareerPathway[] =>
  readEach(RawPathway, listIn(answer), 'A career pathway', report).map(toPathway);

/** Parses a response of C-11 as one pathway with its careers (E-07). Throws when it does not match. */
export const readPathway = async (
  answer: unknown,
  report: Report,
  markdown: Markdown,
): Promise<CareerPathwayInFull> => {
  const raw = v.parse(RawPathway, memberOf(answer, 'data'));
  const { body, language, interests, careers } = raw.attributes;
  return {
    ...toPathway(raw),
    html: await markdown(body),
    language,
    interests,
    careers: toSummaries(careers, report),
  };
};

/** Parses a response of C-11 as the six interests. */
export const readTraits = (answer: unknown, report: Report): Trait[] =>
  readEach(RawTrait, listIn(answer), 'A trait', report).map(({ id, attributes }) => ({ id, ...attributes }));

/** Parses a response of C-11 as a quiz's results. Throws when it does not match. */
export const readResults = (answer: unknown, report: Report): AssessmentResults => {
  const { id, attributes } = v.parse(RawResults, memberOf(answer, 'data'));
  return { id, ...attributes, careers: toSummaries(attributes.careers, report) };
};
