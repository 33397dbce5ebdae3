/** What comes of work within `deadline` milliseconds. Rejects when nothing does; the work itself goes on. */
export const within = async <Value>(work: Promise<Value>, deadline: number, what: string): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${deadline} ms`)), deadline);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
