/** Parses the first and last year of a cohort: '2023-24' is 2023 to 2024; null without years. */
export const cohortYears = (years: string): { startYear: number | null; endYear: number | null } => {
  const found = [...years.matchAll(/(\d{4})(?:[-/](\d{2}))?(?!\d)/g)].map(([, year, end]) => ({
    start: Number(year),
    end: end === undefined ? Number(year) : Number(`${year?.slice(0, 2)}${end}`),
  }));
  return {
    startYear: found.length > 0 ? Math.min(...found.map(({ start }) => start)) : null,
    endYear: found.length > 0 ? Math.max(...found.map(({ end }) => end)) : null,
  };
};
