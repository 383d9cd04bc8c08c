/**
 * fast-check as every suite gets it. `npm test` names a seed, so that one commit has one result wherever it runs; without
 * one (a suite run by hand, `npm run test:long`) each run takes inputs of its own. It also names a share of the inputs that
 * properties ask for (PROPERTY_SHARE, from 0 to 1): `npm run test:extended` tries them all. CommonJS, as what it stands for.
 */
const fc = require("../../node_modules/fast-check/lib/cjs/fast-check.js");

const seed = process.env.PROPERTY_SEED;
if (seed) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });

const share = Number(process.env.PROPERTY_SHARE ?? 1);
/** What a property asks for when it names no number. */
const USUAL_RUNS = 100;
/** Fewer are never tried, but for those that ask for fewer. */
const FEWEST_RUNS = 20;

const runsOf = (wanted = USUAL_RUNS) => Math.max(Math.min(wanted, FEWEST_RUNS), Math.ceil(wanted * share));

const own = {
  ...fc,
  assert: (property, parameters) => fc.assert(property, { ...parameters, numRuns: runsOf(parameters?.numRuns) }),
};

module.exports = { ...own, __esModule: true, default: own };
