import type { z } from 'zod';
import { courseListSchema } from '../../src/http/courses/schema';

export type ShownCourse = z.infer<typeof courseListSchema>['results'][number];

/** One page of the list of courses as the API gives it. */
export async function readCourses(
  address: string,
  parameters: Readonly<Record<string, string>>,
): Promise<ShownCourse[]> {
  const answer = await fetch(`${address}/api/v1/courses?${new URLSearchParams(parameters)}`);
  return courseListSchema.parse(await answer.json()).results;
}
