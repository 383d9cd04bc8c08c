/**
 * Jest's runtime with a cache of compiled code. Every suite has its own realm and compiles some eight hundred files
 * again; V8's code of a file, with the functions that a suite ran, is passed to the next suite of the worker. CommonJS,
 * because Jest requires its runtime.
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

/** By file: a file may be transformed in several ways. */
const known = new Map();
let fresh = [];

function find(filename, code, start) {
  // V8 checks cached code against its source only by length.
  return known.get(filename)?.find((variant) => variant.code === code && variant.start === start);
}

/** Compiles like `vm.compileFunction` for a realm, but by a script, because only a script's code can be cached. */
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

/** After a suite, the code of its files includes the functions that it ran. */
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
