import { createPasswordHasher } from './password-hasher';

it('[C-20] hashes with argon2id and a salt of its own', async () => {
  const hasher = createPasswordHasher();
  const [one, other] = [await hasher.hash('the same'), await hasher.hash('the same')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(one).not.toBe(other);
  expect(await hasher.verify('the same', one)).toBe(true);
  expect(await hasher.verify('another', one)).toBe(false);
});

it('[C-20] says no, after the same work, where there is nothing to compare', async () => {
  const hasher = createPasswordHasher();
  expect(await hasher.verify('nobody has this password', undefined)).toBe(false);
});

it('[C-20] works on a few at a time and sends away what does not fit the queue', async () => {
  const hasher = createPasswordHasher({ atOnce: 1, queue: 2 });
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => hasher.hash('a rush')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toMatchObject([503, 503, 503].map((status) => ({ status })));
  await expect(hasher.hash('after the rush')).resolves.toContain('$argon2id$');
});
