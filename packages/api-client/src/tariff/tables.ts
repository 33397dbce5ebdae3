/** A qualification with UCAS Tariff points: its grades, best first, each with its points. */
export interface TariffTable {
  readonly key: string;
  readonly grades: Readonly<Record<string, number>>;
}

const A_LEVEL = { 'A*': 56, A: 48, B: 40, C: 32, D: 24, E: 16 };

/** Points of each grade, from UCAS's published tables. The keys of the first four are those of E-21. */
export const TARIFF_TABLES = [
  { key: 'al', grades: A_LEVEL },
  {
    key: 'bt',
    grades: {
      'D*D*D*': 168,
      'D*D*D': 160,
      'D*DD': 152,
      DDD: 144,
      DDM: 128,
      DMM: 112,
      MMM: 96,
      MMP: 80,
      MPP: 64,
      PPP: 48,
    },
  },
  { key: 'sh', grades: { A: 33, B: 27, C: 21, D: 15 } },
  { key: 'sa', grades: { A: 56, B: 48, C: 40, D: 32 } },
  { key: 'as', grades: { A: 20, B: 16, C: 12, D: 10, E: 6 } },
  {
    key: 'bc',
    grades: { 'D*': 56, D: 48, M: 32, P: 16 },
  },
  { key: 'ep', grades: { 'A*': 28, A: 24, B: 20, C: 16, D: 12, E: 8 } },
  {
    key: 'tl',
    grades: {
      'Distinction*': 168,
      Distinction: 144,
      Merit: 120,
      'Pass (C or above)': 96,
      'Pass (D or E)': 72,
    },
  },
  { key: 'hl', grades: { 7: 56, 6: 48, 5: 32, 4: 24, 3: 12 } },
  { key: 'sl', grades: { 7: 28, 6: 24, 5: 16, 4: 12, 3: 6 } },
] as const satisfies readonly TariffTable[];

/** Returns a table's grades with their points, most points first. */
export const gradesOf = ({ grades }: TariffTable): [grade: string, points: number][] =>
  Object.entries(grades).sort(([, one], [, other]) => other - one);

/** Returns the table of a qualification by its key. */
export const tableOf = (key: string): TariffTable | undefined =>
  TARIFF_TABLES.find((table) => table.key === key);

/** Source of the points. */
export const TARIFF_SOURCE = 'https://www.ucas.com/ucas/tariff-calculator';
