/** Tests that run the built product or a whole remote: what they prove, the product does. */
export const runsProduct = (test) => test.startsWith('e2e/') || /conformance\.test\.tsx?$/.test(test);

/** Codes that a file mentions and no clause has. */
export const findUnknown = (clauses, mentions) => {
  const known = new Set(clauses.map(({ code }) => code));
  return [...mentions].flatMap(([file, codes]) =>
    [...codes]
      .filter((code) => !known.has(code))
      .map((code) => `${file} mentions ${code}, which is not in the specification.`),
  );
};

/** The tests of each clause, by its code: `citations` has the codes of each test file. */
export const proofsOf = (clauses, citations) =>
  new Map(
    clauses.map(({ code }) => [
      code,
      [...citations].filter(([, codes]) => codes.has(code)).map(([test]) => test),
    ]),
  );

/** Clauses that no test proves. */
export const findUnproven = (proofs) =>
  [...proofs].filter(([, tests]) => tests.length === 0).map(([code]) => `${code} is proven by no test.`);

/** The tests whose imports decide something, each with the codes: those of clauses that no test of the built product proves. */
export const testsToLookAt = (proofs) => {
  const codes = new Map();
  for (const [code, tests] of proofs)
    if (!tests.some(runsProduct))
      for (const test of tests) codes.set(test, [...(codes.get(test) ?? []), code]);
  return codes;
};

/** Whether a test of a clause runs what the product reaches. */
const isUsed = (code, tests, { reached, runs }) =>
  tests.some(
    (test) => runsProduct(test) || [...(runs.get(`${test}#${code}`) ?? [])].some((file) => reached.has(file)),
  );

/** The clauses with tests of which none runs what the product reaches, as far as was looked: with all their tests. */
export const unusedOf = (proofs, looked) =>
  new Map([...proofs].filter(([code, tests]) => tests.length > 0 && !isUsed(code, tests, looked)));

/** The first tests of each clause: most need no more to be looked at. */
export const firstOf = (proofs) =>
  new Map([...proofs].map(([code, tests]) => [code, tests.some(runsProduct) ? tests : tests.slice(0, 2)]));

/**
 * Clauses whose only tests run code that the product does not reach, but those that are listed as not yet used; and
 * entries of that list that are not needed.
 */
export const findUnused = (proofs, { reached, runs, notYetUsed }) => {
  const unused = [...unusedOf(proofs, { reached, runs }).keys()];
  return [
    ...unused
      .filter((code) => !(code in notYetUsed))
      .map((code) => `${code} is only proven by tests of code that the product does not reach.`),
    ...Object.keys(notYetUsed)
      .filter((code) => !unused.includes(code))
      .map((code) => `${code} is listed as not yet used, but is used or has no test: take it off the list.`),
  ];
};
