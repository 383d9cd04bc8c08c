/**
 * fast-check for every suite. `npm test` fixes a seed, so that a commit has one result everywhere; without one (a suite
 * run by hand, `npm run test:long`) each run has its own inputs. It also sets the share of inputs that are tried
 * (PROPERTY_SHARE, 0 to 1): `npm run test:extended` tries all. CommonJS, like the module that it replaces.
 */
const fc = require("../../node_modules/fast-check/lib/cjs/fast-check.js");

const seed = process.env.PROPERTY_SEED;
if (seed) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });

const share = Number(process.env.PROPERTY_SHARE ?? 1);
/** The runs of a property that names no number. */
const USUAL_RUNS = 100;
/** The minimum, unless a property requests fewer. */
const FEWEST_RUNS = 20;

const runsOf = (wanted = USUAL_RUNS) => Math.max(Math.min(wanted, FEWEST_RUNS), Math.ceil(wanted * share));

const own = {
  ...fc,
  assert: (property, parameters) => fc.assert(property, { ...parameters, numRuns: runsOf(parameters?.numRuns) }),
};

module.exports = { ...own, __esModule: true, default: own };
