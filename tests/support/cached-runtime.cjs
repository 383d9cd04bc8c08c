/**
 * Jest's runtime with a memory for compiled code: every suite has a realm of its own and compiles what it loads anew,
 * some eight hundred files of it. What V8 made of a file, the functions that one suite ran included, is handed to the
 * next suite of the same worker. CommonJS, because Jest requires its runtime.
 */
const { createRequire } = require("node:module");
const vm = require("node:vm");

/** The runtime that Jest itself would load. */
const path = ["@jest/core", "jest-runner", "jest-runtime"].reduce(
  (from, name) => createRequire(from).resolve(name),
  require.resolve("jest"),
);
const { default: Runtime } = require(path);
const { compileFunction } = vm;

/** By file: a file may be transformed in more than one way. */
const known = new Map();
let fresh = [];

function find(filename, code, start) {
  // V8 holds kept code against its source by length alone.
  return known.get(filename)?.find((variant) => variant.code === code && variant.start === start);
}

/** As `vm.compileFunction` compiles for a realm, but by way of a script, since only a script's code can be kept. */
function compileKept(code, params, { parsingContext, filename, importModuleDynamically }) {
  const start = `(function (${params.join(", ")}) {`;
  const cachedData = find(filename, code, start)?.data;
  const columnOffset = -start.length;
  const script = new vm.Script(`${start}${code}\n})`, { filename, columnOffset, importModuleDynamically, cachedData });
  if (!cachedData) fresh.push({ filename, code, start, script });
  return script.runInContext(parsingContext);
}

vm.compileFunction = (code, params, options) =>
  options?.parsingContext ? compileKept(code, params, options) : compileFunction(code, params, options);

/** Once a suite is over, the code of its files holds what it ran. */
function keepCode() {
  for (const { filename, code, start, script } of fresh) {
    if (find(filename, code, start)) continue;
    known.set(filename, [...(known.get(filename) ?? []), { code, start, data: script.createCachedData() }]);
  }
  fresh = [];
}

class CachedRuntime extends Runtime {
  teardown() {
    keepCode();
    return super.teardown();
  }
}

module.exports = CachedRuntime;
