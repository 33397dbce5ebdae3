export {
  ASSESSMENT_PARAMETER,
  readAssessmentId,
  startAssessment,
  useAssessment,
  type Assessment,
} from './assessment';
