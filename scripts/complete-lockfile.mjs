/**
 * Adds to package-lock.json the binaries of other platforms that the registry did not offer when the lockfile was
 * written: without them `npm ci` refuses the lockfile on other platforms. Name and version come from the package that
 * depends on them, system and processor from the name. Run this script after `npm install` if
 * tests/architecture reports missing binaries.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./processes.mjs";

const SYSTEMS = ["darwin", "win32", "linux", "android", "freebsd", "netbsd", "openbsd", "sunos", "aix", "openharmony"];
const PROCESSORS = ["arm64", "x64", "ia32", "arm", "ppc64", "riscv64", "s390x", "loong64", "mips64el", "wasm32"];

/** Returns the optional dependencies without an entry in the lockfile, as [name, version]. */
export function missingBinaries(lock) {
  const missing = new Map();
  for (const [packagePath, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const locked = lock.packages[`${packagePath}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`];
      if (!locked && /^\d+\.\d+\.\d+/.test(version)) missing.set(name, version);
    }
  }
  return [...missing];
}

function entryFor(name, version) {
  const parts = name.split(/[/-]/);
  const os = parts.filter((part) => SYSTEMS.includes(part));
  const cpu = parts.filter((part) => PROCESSORS.includes(part));
  const libc = parts.includes("musl") ? ["musl"] : os[0] === "linux" && parts.includes("gnu") ? ["glibc"] : [];
  const limits = Object.entries({ cpu, libc, os }).filter(([, names]) => names.length > 0);
  return { version, optional: true, ...Object.fromEntries(limits) };
}

if (process.argv[1]?.endsWith("complete-lockfile.mjs")) {
  const file = path.join(ROOT, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const missing = missingBinaries(lock);
  for (const [name, version] of missing) lock.packages[`node_modules/${name}`] = entryFor(name, version);
  const { "": root, ...rest } = lock.packages;
  lock.packages = {
    "": root,
    ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, "en"))),
  };
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(missing.length === 0 ? "Nothing was missing." : `Added ${missing.map(([name]) => name).join(", ")}.`);
}
