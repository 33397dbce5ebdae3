import type { StudentFigures } from '@signpost/api-client/unis';

/** Summarises the student survey by its best and worst theme. */
export const surveyWords = ({ themes }: NonNullable<StudentFigures['survey']>): string => {
  const ranked = [...themes].sort((one, other) => other.percent - one.percent);
  const [most, least] = [ranked.at(0), ranked.at(-1)];
  return `Of every 100 final-year students, ${most?.percent} were positive about “${most?.name}” and ${least?.percent} about “${least?.name}”.`;
};
