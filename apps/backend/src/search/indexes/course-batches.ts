/** Courses are read in batches, so that neither the database nor this process is kept busy for long. */
export const batch = 1000;

/** An id that comes before every course's. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Goes through all courses in the order of their ids; `read` gives the `batch` that comes after an id. */
export async function* courseBatches<Row extends { course_id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = beforeAll; ;) {
    const rows = await read(after);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.course_id;
  }
}
