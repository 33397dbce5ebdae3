import { createPasswordHasher } from './password-hasher';

it('hashes with argon2id and a separate salt [C-20]', async () => {
  const hasher = createPasswordHasher();
  const [one, other] = [await hasher.hash('the same'), await hasher.hash('the same')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(one).not.toBe(other);
  expect(await hasher.verify('the same', one)).toBe(true);
  expect(await hasher.verify('another', one)).toBe(false);
});

it('returns false at the same cost when there is no hash to compare [C-20]', async () => {
  const hasher = createPasswordHasher({ mebibytes: 1 });
  expect(await hasher.verify('nobody has this password', undefined)).toBe(false);
});

it('hashes a few at a time and rejects what exceeds the queue [C-20]', async () => {
  const hasher = createPasswordHasher({ mebibytes: 1, concurrency: 1, queue: 2 });
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => hasher.hash('a rush')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toMatchObject([503, 503, 503].map((status) => ({ status })));
  await expect(hasher.hash('after the rush')).resolves.toContain('$argon2id$');
});
