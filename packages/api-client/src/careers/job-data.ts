import * as v from 'valibot';
import { address, memberOf } from '../wire';
import { RawCompanies, RawSkills } from './schema';
import type { JobData, Months } from './types';

/**
 * Selects job data: `type` is read by V-04 (`companies`, `skills`, `soft-skills`); the API's default months are those
 * of K-07.
 */
export interface JobDataRequest {
  /** SOC 2020 code. */
  readonly soc: string;
  readonly type: string;
  readonly months?: Months;
  readonly limit?: number;
  /** Whether staffing agencies are counted. */
  readonly isStaffing?: boolean;
}

const isSkills = (type: string): boolean => type.includes('skills');

/**
 * The call for job data (C-11): a type containing `skills` means skills, else companies; `soft-skills` adds the skill
 * type (V-04).
 */
export const jobDataRequest = ({ soc, type, months, limit, isStaffing }: JobDataRequest): string =>
  address(`/api/v1/emsi/jobs/${isSkills(type) ? 'skills' : 'companies'}`, {
    soc,
    ...months,
    limit,
    isStaffing,
    skillType: type === 'soft-skills' ? 'soft' : undefined,
  });

/** Parses a response of C-11 as job data (E-08). Throws when it does not match. */
export const readJobData = (answer: unknown, { type }: JobDataRequest): JobData => {
  const record = memberOf(answer, 'data');
  if (isSkills(type)) {
    const { id, attributes } = v.parse(RawSkills, record);
    return { type: 'skills', id, ...attributes };
  }
  const { id, attributes } = v.parse(RawCompanies, record);
  return { type: 'companies', id, ...attributes };
};

/** The twelve months before the month of a day in UTC (K-07): 2026-11-21 gives 2025-11 to 2026-11. */
export const jobMonths = (day: Date): Months => {
  const month = (back: number) =>
    new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
  return { start: month(12), end: month(0) };
};
