import { t } from '@signpost/language';
import type { CourseListItem } from '@signpost/api-client/courses';

/** Questions for every open day, written by us. */
const general = () =>
  [
    t('How many hours am I taught in a normal week, and in groups of what size?'),
    t('How am I marked: exams, essays, projects? When do I get work back?'),
    t('What do students find hardest in the first year, and who helps?'),
    t('Which modules can I choose, and do they run every year?'),
    t('Are there placements or a year abroad? Who finds them, and what do they cost?'),
    t('What would a student here change?'),
  ] as const;

/** Returns questions for a course: first about what is not published, then those for every open day. */
export const questionsFor = ({
  tariff,
  salary,
  employment,
  continuation,
  duration,
}: Pick<CourseListItem, 'tariff' | 'salary' | 'employment' | 'continuation' | 'duration'>): string[] => [
  ...(tariff ? [] : [t('Which grades did people have who came last year?')]),
  ...(salary && employment ? [] : [t('What are last year’s graduates doing now?')]),
  ...(continuation ? [] : [t('How many people leave in the first year, and why?')]),
  ...(duration ? [] : [t('How long does the course take?')]),
  ...general(),
];
