import { beside, entrantsHad, mostCommon } from './worth';

describe('grades of entrants', () => {
  const bands = [
    { from: 96, to: 111, percent: 10 },
    { from: 112, to: 127, percent: 50 },
    { from: 128, to: 143, percent: 30 },
    { from: 240, to: null, percent: 0 },
  ];

  it('are converted to each qualification of the visitor [E-21] [R-10]', () => {
    const aLevels = {
      qualificationType: 'A_level',
      qualificationName: 'UK A-Level',
      isAggregate: false,
      minimumGrade: 'CCC',
      mostCommonGrade: 'BBC',
      maximumGrade: 'ABB',
      startYear: 2023,
      endYear: 2024,
    } as const;
    const had = (qualification: 'al' | 'bt' | 'sh' | 'sa') => entrantsHad(qualification, bands, [aLevels]);
    expect(had('al')).toEqual({ least: 'CCC', common: 'BBC', best: 'ABB' });
    expect(had('bt')).toBeNull();
    // Five Highers: CCCCD 99, BCCCC 111 then BBCCC 117, AABBB no: BBBBB 135 then ABBBB 141.
    expect(had('sh')).toEqual({ least: 'CCCCD', common: 'BBCCC', best: 'ABBBB' });
    // Three Advanced Highers: DDD 96, CCD 112, BBC 136.
    expect(had('sa')).toEqual({ least: 'DDD', common: 'CCD', best: 'BBC' });
  });

  it('are unknown where nothing is published [R-10]', () => {
    expect(entrantsHad('sa', [], [])).toBeNull();
    expect(entrantsHad('sh', [{ from: 0, to: 47, percent: 0 }], [])).toBeNull();
    expect(mostCommon([])).toBeUndefined();
  });

  it('are compared with the visitor’s points [R-10]', () => {
    expect(beside(120, bands)).toEqual({ fewer: 10, same: 50, more: 30 });
    expect(beside(300, bands)).toEqual({ fewer: 90, same: 0, more: 0 });
  });
});
