import { z } from 'zod';
import type { Months } from '../../../domain/careers/job-market';
import { companiesFor, monthBefore, skillsOf } from '../../../domain/careers/job-market';
import type { Today } from '../../../domain/events/days';
import { Problem } from '../../../platform/problem/problem';
import { flag, once, oneOf, query, whole } from '../../query';
import type { Services } from '../../services';
import type { callMaker } from './call';
import { socCode } from './careers';
import { oneItem } from './schema';
import { jobSources } from './job-sources';

const month = once('must be given once').regex(
  /^20\d\d-(0[1-9]|1[0-2])$/,
  'must be a month, such as 2026-09',
);

const shape = {
  soc: socCode,
  start: month.optional(),
  end: month.optional(),
  limit: whole(1, 100).default(10),
};

/** E-08: `source` states what the months are counted from. */
const jobData = <Data extends z.ZodType>(type: string, data: Data) =>
  oneItem(
    z.strictObject({
      type: z.literal(type),
      id: z.string(),
      attributes: z.strictObject({
        dates: z.strictObject({ start: z.string(), end: z.string() }),
        data: z.array(data),
        source: z.string(),
      }),
    }),
  );

const companySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  industry: z.string(),
  /** The notice to show to readers: that the figures are invented. */
  sample: z.boolean(),
  notice: z.string().nullable(),
  vacancies: z.int(),
});

const skillSchema = z.strictObject({
  name: z.string(),
  type: z.enum(['hard', 'soft']),
  /** Number of careers of the catalogue that name the skill. */
  careers: z.int(),
});

/**
 * K-07: the given months; by default twelve, of which the last is the one before the current month. Throws a Problem (400)
 * when the end is before the start.
 */
const monthsOf = (
  { start, end }: { start?: string | undefined; end?: string | undefined },
  today: string,
): Months => {
  const last = end ?? monthBefore(today, 1);
  const first = start ?? monthBefore(`${last}-01`, 11);
  if (first > last) {
    const message = 'must not be before start';
    throw new Problem(400, `end ${message}.`, [{ field: 'end', message }]);
  }
  return { start: first, end: last };
};

const careerOf = ({ documents }: Services, soc: string) => {
  const career = documents.byId('careers', soc);
  if (!career) throw new Problem(404, 'There is no career with this SOC code.');
  return career;
};

type Define = ReturnType<typeof callMaker>;

const companiesCall = (services: Services, define: Define, today: Today) =>
  define({
    path: 'jobs/companies',
    operationId: 'listJobCompanies',
    summary: 'Employers of the catalogue with people in a career, and their vacancies in the months',
    params: z.object({}),
    query: query({ ...shape, isStaffing: flag }),
    response: jobData('companies', companySchema),
    variesBy: today,
    answer: (_, { soc, limit, isStaffing, ...dates }) => {
      const months = monthsOf(dates, today());
      const catalogue = {
        employers: services.documents.all('employers'),
        apprenticeships: services.documents.all('apprenticeships'),
      };
      const demand = companiesFor(careerOf(services, soc).id, catalogue, {
        months,
        staffing: isStaffing,
        today: today(),
      });
      const data = demand.slice(0, limit).map(({ employer, vacancies }) => ({
        id: employer.id,
        name: employer.name,
        industry: employer.companyInfo.industry,
        sample: employer.sample,
        notice: employer.notice,
        vacancies,
      }));
      const source = jobSources().companies;
      return { data: { type: 'companies', id: soc, attributes: { dates: months, data, source } } };
    },
  });

const skillsCall = (services: Services, define: Define, today: Today) =>
  define({
    path: 'jobs/skills',
    operationId: 'listJobSkills',
    summary: 'Skills that a career asks for, those that most other careers share first',
    params: z.object({}),
    // The catalogue does not mark agencies' adverts, so the parameter is validated and has no effect.
    query: query({ ...shape, isStaffing: flag, skillType: oneOf(['hard', 'soft']).optional() }),
    response: jobData('skills', skillSchema),
    variesBy: today,
    answer: (_, { soc, limit, skillType, start, end }) => {
      const dates = monthsOf({ start, end }, today());
      const skills = skillsOf(careerOf(services, soc), services.documents.all('careers'), skillType);
      const source = jobSources().skills;
      return {
        data: { type: 'skills', id: soc, attributes: { dates, data: skills.slice(0, limit), source } },
      };
    },
  });

/** The calls for the employers of a career and the skills that it asks for (V-04, K-07). */
export const jobCalls = (services: Services, define: Define, today: Today) => [
  companiesCall(services, define, today),
  skillsCall(services, define, today),
];
