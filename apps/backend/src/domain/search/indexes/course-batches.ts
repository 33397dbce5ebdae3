/** Courses are read in batches, so that neither the database nor this process is blocked for long. */
export const BATCH_SIZE = 1000;

/** An id that sorts before every course's id. */
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** Iterates over all courses in the order of their ids; `read` returns the `batch` that follows an id. */
export const courseBatches = async function* <Row extends { course_id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = LOWEST_ID; ;) {
    const rows = await read(after);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.course_id;
  }
};
