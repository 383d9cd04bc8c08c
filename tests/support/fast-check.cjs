/**
 * fast-check as every suite gets it. `npm test` names a seed, so that one commit has one result wherever it runs; without
 * one (a suite run by hand, `npm run test:long`) each run takes inputs of its own. CommonJS, as what it stands for.
 */
const fc = require("../../node_modules/fast-check/lib/cjs/fast-check.js");

const seed = process.env.PROPERTY_SEED;
if (seed) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });

module.exports = fc;
