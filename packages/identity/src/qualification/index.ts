export { chooseQualification, QUALIFICATIONS, useQualification, type Qualification } from './qualification';
