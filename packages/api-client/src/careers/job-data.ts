import * as v from 'valibot';
import { address, memberOf } from '../wire';
import { RawCompanies, RawSkills } from './schema';
import type { JobData, Months } from './types';

/** Selects job data: `type` is read by V-04 (`companies`, `skills`, `soft-skills`). */
export interface JobDataRequest {
  /** SOC 2020 code. */
  readonly soc: string;
  readonly type: string;
  readonly months: Months;
  readonly limit: number;
  /** Whether staffing agencies are counted. */
  readonly isStaffing: boolean;
}

/** The months of job data: twelve, of which the last is the one before the month of `today` (K-07). */
export const jobMonths = (today: Date): Months => {
  const monthsAgo = (months: number): string =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months)).toISOString().slice(0, 7);
  return { start: monthsAgo(12), end: monthsAgo(1) };
};

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
