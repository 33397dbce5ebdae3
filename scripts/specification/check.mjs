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

/** The tests whose imports decide something: those of clauses that no test of the built product proves. */
export const testsToLookAt = (proofs) => [
  ...new Set([...proofs.values()].filter((tests) => !tests.some(runsProduct)).flat()),
];

/**
 * Clauses whose only tests run code that the product does not reach, but those that are listed as not yet used; and
 * entries of that list that are not needed.
 */
export const findUnused = (proofs, { reached, runs, notYetUsed }) => {
  const isUsed = (tests) =>
    tests.some((test) => runsProduct(test) || [...(runs.get(test) ?? [])].some((file) => reached.has(file)));
  const unused = [...proofs].filter(([, tests]) => tests.length > 0 && !isUsed(tests)).map(([code]) => code);
  return [
    ...unused
      .filter((code) => !(code in notYetUsed))
      .map((code) => `${code} is only proven by tests of code that the product does not reach.`),
    ...Object.keys(notYetUsed)
      .filter((code) => !unused.includes(code))
      .map((code) => `${code} is listed as not yet used, but is used or has no test: take it off the list.`),
  ];
};
