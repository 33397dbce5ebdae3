import type { CareerStep, Named } from '@signpost/api-client/careers';

/** Returns the subjects that lead to the careers, those shared by most careers first. */
export const subjectsOf = (steps: readonly Pick<CareerStep, 'subjects'>[]): Named[] => {
  const counts = new Map<string, { readonly subject: Named; careers: number }>();
  for (const subject of steps.flatMap(({ subjects }) => subjects)) {
    counts.set(subject.id, { subject, careers: (counts.get(subject.id)?.careers ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.careers - one.careers).map(({ subject }) => subject);
};
