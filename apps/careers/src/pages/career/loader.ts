import { t } from '@signpost/language';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import * as v from 'valibot';
import { attempt, load } from '@signpost/api-client/base';
import { CAREER_COUNTRIES, careersApi, jobMonths } from '@signpost/api-client/careers';
import { coursesApi, spreadOverProviders, type CourseSearch } from '@signpost/api-client/courses';
import { jobsApi } from '@signpost/api-client/jobs';
import { loadPart, mapPart } from '@signpost/api-client/parts';
import { pageNotFound } from '@signpost/federation/contract';
import { fillRows } from '@signpost/federation/slots';
import { orNotFound } from '../../components/or-not-found';
import { loadQuizResults, ownFit } from '../../components/quiz/quiz-results';
import { addressReader } from '@signpost/api-client/filters';
import { glanceOf } from './glance';
import { Pay } from './pay-section';
import { Rest } from './rest-part';
import type { CareerData } from './page-data';

const Soc = v.pipe(v.string(), v.regex(/^\d{4}$/));
const Country = v.picklist(CAREER_COUNTRIES);
const noSuchNation = () =>
  t('We know careers in England, Scotland, Wales and Northern Ireland. These are the figures for England.');
const MAX_COURSES = 4;
const MAX_APPRENTICESHIPS = 4;
const MAX_COMPANIES = 12;
const MAX_SKILLS = 24;

/** Undergraduate courses of the subjects that lead to the career, in descending order of graduates in work. */
const coursesFor = (soc: string): CourseSearch => ({
  soc,
  scheme: 'undergraduate',
  limit: 3 * MAX_COURSES,
  sortBy: 'employment',
  sort: 'DESC',
});

/**
 * Loads a career (R-05) for one of the four nations (K-08), with employers and skills of twelve months (K-07), courses
 * and apprenticeships. Throws V-01's error for an address without a SOC code, and not found (B-06) for a career that
 * does not exist or is not on the pathway in the address.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const { context, params } = args;
  const { url } = args.request;
  const soc = (params.careerId ?? '').trim();
  const pathwayId = params.careerPathId ?? '';
  const { problems, read } = addressReader(new URL(url).searchParams);
  const country = read('country', Country, noSuchNation()) ?? 'england';
  const { getCareer, getJobData, listTraits } = careersApi.endpoints;
  // Throws V-01's error when there is no code, before any other request.
  if (soc === '') await load(context, getCareer.initiate({ country, soc }));
  if (soc !== '' && !v.is(Soc, soc)) throw pageNotFound(url);
  const { listApprenticeships } = jobsApi.endpoints;
  const months = jobMonths(new Date());
  const jobData = (type: string, limit: number) =>
    loadPart(context, getJobData.initiate({ soc, type, months, isStaffing: false, limit }));
  const [found, companies, skills, softSkills, courses, traits, results] = await Promise.all([
    attempt(context, getCareer.initiate({ country, soc })),
    jobData('companies', MAX_COMPANIES),
    jobData('skills', MAX_SKILLS),
    jobData('soft-skills', MAX_SKILLS),
    loadPart(context, coursesApi.endpoints.listCourses.initiate(coursesFor(soc))),
    loadPart(context, listTraits.initiate(undefined)),
    loadQuizResults(context, url),
    Pay.ready(),
    Rest.ready(),
  ]);
  const career = orNotFound(found, url);
  const { pathways, subjects } = career;
  if (pathways.length > 0 && !pathways.some(({ id }) => id === pathwayId)) throw pageNotFound(url);
  // Several careers share an apprenticeship: those that mention this one's titles come first.
  const rankBy = [career.title, ...career.otherTitles];
  const subjectGuides = subjects.map(({ id }) => id);
  const [apprenticeships, rows] = await Promise.all([
    loadPart(context, listApprenticeships.initiate({ socs: [soc], rankBy, limit: MAX_APPRENTICESHIPS })),
    fillRows('careers.career.row.v1', args, { soc, title: career.title, subjectGuides }),
  ]);
  const quiz = ownFit(results, 'careers', soc);
  const about = { career, pathwayId, country, problems };
  const shown: CareerData = {
    ...about,
    companies,
    skills,
    softSkills,
    traits,
    courses: mapPart(courses, (page) => spreadOverProviders(page, MAX_COURSES)),
    apprenticeships,
    quiz,
    glance: glanceOf(career),
    rows,
  };
  return problems.length > 0 ? data(shown, { status: 400 }) : shown;
};
