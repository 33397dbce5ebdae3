import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseQualification } from '@signpost/identity';
import { myGrades } from '@signpost/identity/my-grades';
import { GradePicker } from './grade-picker';
import { readGrades, writeGrades } from '@signpost/api-client/tariff';
import { gradesWords, otherGrades } from './other-grades';
import { beside, entrantsHad, mostCommon } from './worth';

beforeEach(() => {
  localStorage.clear();
  chooseQualification('up');
});

const picker = (...grades: string[]) => <GradePicker given={readGrades(grades).grades} />;

const rows = () => screen.getAllByRole<HTMLSelectElement>('combobox');

const values = () => rows().map(({ value }) => value);

describe('grade fields', () => {
  it('begin with three empty rows and no points [R-09] [R-10]', () => {
    render(picker());
    expect(values()).toEqual(['', '', '']);
    expect(screen.getByText('Choose grades to see their UCAS Tariff points')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('add up the points, and offer one more row when all are used [R-09] [R-10]', async () => {
    render(picker('al.A', 'al.B'));
    expect(screen.getByRole('status')).toHaveTextContent('88');
    await userEvent.selectOptions(rows()[2] as HTMLSelectElement, 'ep.A*');
    expect(screen.getByRole('status')).toHaveTextContent('116');
    expect(values()).toEqual(['al.A', 'al.B', 'ep.A*', '']);
  });

  it('are eight at most', () => {
    render(picker(...Array.from({ length: 8 }, () => 'al.C')));
    expect(rows()).toHaveLength(8);
  });

  it('are filled in with the grades last entered on this device, unless the address has some', async () => {
    render(picker()).unmount();
    myGrades.write(['sh.A']);
    const { rerender } = render(picker());
    expect(values()).toEqual(['sh.A', '', '']);
    rerender(picker('al.E'));
    expect(values()).toEqual(['al.E', '', '']);
  });

  it('store the chosen grades without empty rows', async () => {
    render(picker('al.A'));
    await userEvent.selectOptions(rows()[2] as HTMLSelectElement, 'al.B');
    expect(myGrades.read()).toEqual(['al.A', 'al.B']);
    await userEvent.selectOptions(rows()[0] as HTMLSelectElement, '');
    expect(myGrades.read()).toEqual(['al.B']);
  });

  it('list the visitor’s own qualification first', () => {
    act(() => chooseQualification('sh'));
    const { container } = render(picker());
    expect(container.querySelector('optgroup')).toHaveAttribute('label', 'Scottish Higher');
  });
});

describe('other grades', () => {
  const others = (text: string) =>
    otherGrades(readGrades([text]).grades).map(({ name, grades }) => [name, writeGrades(grades)]);

  it('are one step away in one subject and in all [R-35]', () => {
    expect(others('al.A,al.B,ep.A')).toEqual([
      ['One grade lower in one subject', 'al.B,al.B,ep.A'],
      ['One grade lower in each subject', 'al.B,al.C,ep.B'],
      ['One grade higher in each subject', 'al.A*,al.A,ep.A*'],
    ]);
  });

  it('leave out a step that no grade can take [R-35]', () => {
    expect(others('al.E')).toEqual([['One grade higher in each subject', 'al.D']]);
    expect(others('bt.D*D*D*')).toEqual([['One grade lower in one subject', 'bt.D*D*D']]);
    expect(others('')).toEqual([]);
  });

  it('are named by qualification [R-35]', () => {
    expect(gradesWords(readGrades(['al.A*,ep.A,al.B']).grades)).toBe(
      'A level A*, B; Extended Project (EPQ) A',
    );
  });
});

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
