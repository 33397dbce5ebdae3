import { act, renderHook } from '@testing-library/react';
import type * as valibot from 'valibot';
import type * as storage from '../storage/cookie-value';
import { chooseQualification, QUALIFICATIONS, useQualification } from '.';

describe('the entry qualification', () => {
  it('has five options, each with a label and a short one [E-21]', () => {
    expect(QUALIFICATIONS.map(({ key }) => key)).toEqual(['up', 'al', 'bt', 'sh', 'sa']);
    expect(QUALIFICATIONS[2].label).toBe(
      'Pearson BTEC Level 3 National Extended Diploma (first teaching from September 2016)',
    );
    expect(QUALIFICATIONS[2].shortLabel).toBe('BTEC National Extended Diploma (Level 3)');
  });

  it('is up by default; a choice is stored in a cookie for a year [S-05]', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    const { result } = renderHook(useQualification);
    expect(result.current).toBe('up');
    act(() => void chooseQualification('sh'));
    expect(result.current).toBe('sh');
    expect(written).toHaveBeenCalledWith(expect.stringContaining('signpost.qualification=sh'));
    expect(written).toHaveBeenCalledWith(expect.stringContaining('max-age=31536000'));
  });

  it.each([
    ['al', 'al'],
    ['xx', 'up'],
    ['%E0%A4%A', 'up'],
  ])('reads the cookie %s as %s [S-05]', (cookie, qualification) => {
    document.cookie = `signpost.qualification=${cookie}; path=/`;
    jest.isolateModules(() => {
      const view = jest.requireActual<typeof storage>('../storage/cookie-value');
      const v = jest.requireActual<typeof valibot>('valibot');
      const value = view.cookieValue<string>('signpost.qualification', v.picklist(['up', 'al']), 'up', {
        consent: 'requested',
      });
      expect(value.read()).toBe(qualification);
    });
  });
});
