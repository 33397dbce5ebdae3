export { ASSESSMENT_PARAMETER, readAssessmentId, startAssessment, useAssessment } from './assessment';
