/** Tests that run the built product or a whole remote, and so prove what the product does. */
export const runsProduct = (test) => test.startsWith('e2e/') || /conformance\.test\.tsx?$/.test(test);

/** Codes that a file mentions but no clause has. */
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

/** Clauses without a test. */
export const findUnproven = (proofs) =>
  [...proofs].filter(([, tests]) => tests.length === 0).map(([code]) => `${code} is proven by no test.`);

/**
 * The tests whose imports must be checked, each with its codes: those of clauses without a test of the built
 * product.
 */
export const testsToCheck = (proofs) => {
  const codes = new Map();
  for (const [code, tests] of proofs)
    if (!tests.some(runsProduct))
      for (const test of tests) codes.set(test, [...(codes.get(test) ?? []), code]);
  return codes;
};

/** Whether a test of a clause runs code that the product uses. */
const isUsed = (code, tests, { reached, runs }) =>
  tests.some(
    (test) => runsProduct(test) || [...(runs.get(`${test}#${code}`) ?? [])].some((file) => reached.has(file)),
  );

/** The clauses of whose checked tests none runs code that the product uses, with all their tests. */
export const unusedProofs = (proofs, usage) =>
  new Map([...proofs].filter(([code, tests]) => tests.length > 0 && !isUsed(code, tests, usage)));

/** The first tests of each clause, which are enough for most clauses. */
export const firstProofs = (proofs) =>
  new Map([...proofs].map(([code, tests]) => [code, tests.some(runsProduct) ? tests : tests.slice(0, 2)]));

/**
 * Clauses whose only tests run code that the product does not use, except those listed as not yet used; and
 * unneeded entries of that list.
 */
export const findUnused = (proofs, { reached, runs, notYetUsed }) => {
  const unused = [...unusedProofs(proofs, { reached, runs }).keys()];
  return [
    ...unused
      .filter((code) => !(code in notYetUsed))
      .map((code) => `${code} is only proven by tests of code that the product does not reach.`),
    ...Object.keys(notYetUsed)
      .filter((code) => !unused.includes(code))
      .map((code) => `${code} is listed as not yet used, but is used or has no test: take it off the list.`),
  ];
};
