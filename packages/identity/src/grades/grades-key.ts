/** Storage key of the grades that the visitor entered. */
export const GRADES_KEY = 'signpost.grades';
