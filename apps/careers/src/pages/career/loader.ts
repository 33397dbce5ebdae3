import { data, type LoaderFunctionArgs } from 'react-router-dom';
import * as v from 'valibot';
import { attempt, load } from '@signpost/api-client/base';
import {
  CAREER_COUNTRIES,
  careersApi,
  type Career,
  type CareerCountry,
  type JobData,
  type Trait,
} from '@signpost/api-client/careers';
import {
  coursesApi,
  spreadOverProviders,
  type CoursePage,
  type CourseSearch,
} from '@signpost/api-client/courses';
import { jobsApi, type ApprenticeshipPage } from '@signpost/api-client/jobs';
import { loadPart, mapPart, type Loaded } from '@signpost/api-client/parts';
import { pageNotFound } from '@signpost/federation/contract';
import { orNotFound } from '../../components/or-not-found';
import { loadQuizResults, ownFit, type OwnFit } from '../../components/quiz-results';
import { addressReader, type Problem } from '../../components/read-address';
import { Pay } from './pay-section';
import { Rest } from './rest-part';

/** What the page shows of a career. All but the career itself may fail without the page. */
export interface CareerData {
  readonly career: Career;
  /** The pathway that the address came by. */
  readonly pathwayId: string;
  readonly country: CareerCountry;
  readonly problems: readonly Problem[];
  readonly companies: Loaded<JobData>;
  readonly skills: Loaded<JobData>;
  readonly traits: Loaded<readonly Trait[]>;
  /** Courses in the first of its subjects. */
  readonly courses: Loaded<CoursePage>;
  readonly apprenticeships: Loaded<ApprenticeshipPage>;
  readonly quiz: OwnFit;
}

const Soc = v.pipe(v.string(), v.regex(/^\d{4}$/));
const Country = v.picklist(CAREER_COUNTRIES);
const NO_SUCH_NATION =
  'We know careers in England, Scotland, Wales and Northern Ireland. These are the figures for England.';
const COURSES = 4;
const APPRENTICESHIPS = 4;
const COMPANIES = 12;
const SKILLS = 24;

/** Courses in the first subject, which leads there most directly, those first whose graduates most often work or study. */
const coursesFor = (subjects: Career['subjects']): CourseSearch => ({
  subjectGuides: subjects.slice(0, 1).map(({ id }) => id),
  limit: 3 * COURSES,
  sortBy: 'employment',
  sort: 'DESC',
  ...(subjects.length === 0 && { unis: [] }),
});

/**
 * Loads a career for one of the four nations (K-08), and beside it who hires, which skills are asked for (K-07: the
 * API takes the twelve months to this one), courses and apprenticeships. An address without a SOC code says so (V-01); a
 * career that nobody has, or that is not on the pathway of the address, is not found (B-06).
 */
export const loader = async ({ context, params, request: { url } }: LoaderFunctionArgs) => {
  const soc = (params.careerId ?? '').trim();
  const pathwayId = params.careerPathId ?? '';
  const { problems, read } = addressReader(new URL(url).searchParams);
  const country = read('country', Country, NO_SUCH_NATION) ?? 'england';
  const { getCareer, getJobData, listTraits } = careersApi.endpoints;
  // Without a code this throws V-01's error, and nothing else is asked.
  if (soc === '') await load(context, getCareer.initiate({ country, soc }));
  if (soc !== '' && !v.is(Soc, soc)) throw pageNotFound(url);
  const { listApprenticeships } = jobsApi.endpoints;
  const [found, companies, skills, traits, apprenticeships, results] = await Promise.all([
    attempt(context, getCareer.initiate({ country, soc })),
    loadPart(context, getJobData.initiate({ soc, type: 'companies', limit: COMPANIES })),
    loadPart(context, getJobData.initiate({ soc, type: 'skills', limit: SKILLS })),
    loadPart(context, listTraits.initiate(undefined)),
    loadPart(context, listApprenticeships.initiate({ socs: [soc], limit: APPRENTICESHIPS })),
    loadQuizResults(context, url),
    Pay.ready(),
    Rest.ready(),
  ]);
  const career = orNotFound(found, url);
  const { pathways, subjects } = career;
  if (pathways.length > 0 && !pathways.some(({ id }) => id === pathwayId)) throw pageNotFound(url);
  const courses = await loadPart(context, coursesApi.endpoints.listCourses.initiate(coursesFor(subjects)));
  const quiz = ownFit(results, 'careers', soc);
  const about = { career, pathwayId, country, problems };
  const shown: CareerData = {
    ...about,
    companies,
    skills,
    traits,
    courses: mapPart(courses, (page) => spreadOverProviders(page, COURSES)),
    apprenticeships,
    quiz,
  };
  return problems.length > 0 ? data(shown, { status: 400 }) : shown;
};
