export { comparePoints } from './compare-points';
export {
  GRADE_PARAMETER,
  MAX_GRADES,
  pointsOf,
  profileOf,
  readGrade,
  readGrades,
  writeGrade,
  writeGrades,
  type Grade,
} from './grades';
export { readPoints } from './grades-text';
export { isIn } from './is-in';
export { gradeName, qualificationName } from './names';
export { gradesOf, TARIFF_SOURCE, TARIFF_TABLES, tableOf, type TariffTable } from './tables';
