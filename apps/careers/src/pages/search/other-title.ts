import { t } from '@signpost/language';
import type { CareerSummary } from '@signpost/api-client/careers';

/** Returns the alternative title that matched when the title did not: "also Games developer". */
export const otherTitleFor = (
  { title, otherTitles }: Pick<CareerSummary, 'title' | 'otherTitles'>,
  typed: string,
): string | undefined => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (name: string): boolean => words.every((word) => name.toLowerCase().includes(word));
  const other = holds(title) ? undefined : otherTitles.find(holds);
  return other && t('also {other}', { other });
};
