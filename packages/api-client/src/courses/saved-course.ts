import { courseUrl, titleWithProvider, type AddressedCourse } from '@signpost/api-client/page-urls';

/** Fields needed to save a course. */
export interface SavableCourse extends AddressedCourse {
  readonly provider: { readonly name: string };
}

/** The form in which a course is saved (E-14): its title names the provider. */
export const savedCourse = (course: SavableCourse) => ({
  id: course.id,
  title: titleWithProvider('courses', course.title, course.provider.name),
  url: courseUrl(course),
});
