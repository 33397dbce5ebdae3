import type { Career } from '../catalogue/content/careers';
import type { Apprenticeship, Employer } from '../catalogue/content/employers';
import { addDays } from '../events/days';

/** Converts a month, 'YYYY-MM', to a number of months. */
export const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** Returns the month, 'YYYY-MM', that is `months` before the month of a day. */
export const monthBefore = (day: string, months: number): string => {
  const count = monthNumber(day.slice(0, 7)) - months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
};

/** A range of months, 'YYYY-MM', both ends included. */
export interface Months {
  start: string;
  end: string;
}

/** A skill that a career requires. */
export interface SkillDemand {
  name: string;
  type: 'hard' | 'soft';
  /** Number of careers in the catalogue that name it. */
  careers: number;
}

/** The skills of a career, sorted by the number of careers that share them: the most transferable first. */
export const skillsOf = (
  career: Career,
  careers: readonly Career[],
  only: 'hard' | 'soft' | undefined,
): SkillDemand[] => {
  const demand = (['hard', 'soft'] as const)
    .filter((type) => only === undefined || type === only)
    .flatMap((type) =>
      career.skills[type].map((name) => ({
        name,
        type,
        careers: careers.filter(({ skills }) => skills[type].includes(name)).length,
      })),
    );
  return demand.sort((one, other) => other.careers - one.careers || one.name.localeCompare(other.name, 'en'));
};

/** An employer in the catalogue that employs people in a career. */
export interface CompanyDemand {
  employer: Employer;
  /** Number of its apprenticeships for the career that are open in the range of months. */
  vacancies: number;
}

const isStaffing = ({ companyInfo }: Employer) => /recruitment|staffing/i.test(companyInfo.industry);

/**
 * Employers with people in a career (SOC code), most vacancies first. `today` is an ISO date: vacancies are dated
 * relative to it.
 */
export const companiesFor = (
  soc: string,
  catalogue: { employers: readonly Employer[]; apprenticeships: readonly Apprenticeship[] },
  { months, staffing, today }: { months: Months; staffing: boolean; today: string },
): CompanyDemand[] => {
  const monthOf = (inDays: number) => monthNumber(addDays(today, inDays).slice(0, 7));
  const isOpen = ({ opensInDays, closesInDays }: Apprenticeship) =>
    monthOf(opensInDays) <= monthNumber(months.end) && monthOf(closesInDays) >= monthNumber(months.start);
  const open = catalogue.apprenticeships.filter((each) => each.careers.includes(soc) && isOpen(each));
  return catalogue.employers
    .filter((employer) => isStaffing(employer) === staffing)
    .map((employer) => ({
      employer,
      vacancies: open.filter((each) => each.employer === employer.id).length,
    }))
    .filter(({ employer, vacancies }) => vacancies > 0 || employer.careers.includes(soc))
    .sort(
      (one, other) =>
        other.vacancies - one.vacancies || one.employer.name.localeCompare(other.employer.name, 'en'),
    );
};
