/** Attribution of the country outline, as its licences require. */
export const CREDIT =
  'Outline: contains OS, ONS, NRS and LPS data © Crown copyright and database right 2016, OGL v3; converted by Martin Chorley, CC BY 4.0';
