/** Published abbreviations that differ from the universities' spelling. */
const SPELLINGS: Readonly<Record<string, string>> = {
  FDA: 'FdA',
  FDArts: 'FdA',
  FD: 'Foundation degree',
  FDEd: 'FdEd',
  FDEng: 'FdEng',
  FDS: 'FdSc',
  BM: 'BM',
  BMid: 'BMid',
  BMidWif: 'BMidwif',
  MART: 'MArt',
  MPLAN: 'MPlan',
  MZOOL: 'MZool',
  MOcean: 'MOcean',
  MSPRT: 'MSport',
  'BSc(Econ)': 'BSc (Econ)',
  'MA(SocSci)': 'MA (SocSci)',
  'MBioMed Sci': 'MBioMedSci',
  'MEd Stud': 'MEdStud',
  'MMath&Phys': 'MMathPhys',
  MGeogSCI: 'MGeogSci',
  MComSC: 'MCompSci',
  MPhyPhil: 'MPhysPhil',
  'M.CMAc': 'MCMAc',
  'Vet.M.B': 'VetMB',
  'MB,BChir': 'MB BChir',
};

/**
 * Formats a qualification from its published label: 'BSc', or 'BSc (Hons)' when honours are awarded. Null without a
 * label.
 */
export const qualificationOf = (label: string, honours: boolean | null): string | null => {
  const tidy = label.trim().replaceAll(/\s+/g, ' ');
  if (!tidy) return null;
  const name = SPELLINGS[tidy] ?? tidy;
  return honours && TAKES_HONOURS.test(name) ? `${name} (Hons)` : name;
};

/**
 * Bachelor's degrees and the Scottish MA, which is one; professional degrees (medicine, dentistry, veterinary), integrated
 * master's and foundation degrees have no '(Hons)'.
 */
const TAKES_HONOURS = /^(B(?!DS|M\b|MBS|VMBVS|VMS|VetMed|VSc|ChD)|LLB|MA\b)/;
