const COURSE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a text can be the id of a course. */
export const isCourseId = (text: string): boolean => COURSE_ID.test(text);
