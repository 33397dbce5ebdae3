import check from '../node_modules/fast-check/lib/cjs/fast-check.js';

// Property tests use the same inputs in each run, so that a change never fails because of an unlucky input.
// FAST_CHECK_SEED=<number> tries other inputs.
check.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });

export * from '../node_modules/fast-check/lib/cjs/fast-check.js';
export default check;
