import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseQualification } from '@signpost/identity';
import { myGrades } from '@signpost/identity/my-grades';
import { GradePicker } from './grade-picker';
import { readGrades } from '@signpost/api-client/tariff';

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
