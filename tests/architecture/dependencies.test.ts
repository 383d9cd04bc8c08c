import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./source-files";

type Manifest = {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const manifest = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as Manifest;
const lock = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")) as {
  packages: Record<string, { version: string; optionalDependencies?: Record<string, string> }>;
};
const all = { ...manifest.dependencies, ...manifest.devDependencies };

/** Lower versions have known vulnerabilities. */
const MINIMUM: Record<string, [number, number, number]> = {
  next: [16, 3, 3],
  react: [19, 3, 0],
  "react-dom": [19, 3, 0],
  undici: [7, 0, 0],
  "iron-session": [8, 0, 4],
};

/** Packages that publish only pre-releases. */
const PRE_RELEASES: Record<string, RegExp> = { "gltf-validator": /^2\.0\.0-dev\.3\.10$/ };

const parts = (version: string) => version.split(".").map(Number);

function isAtLeast(version: string, minimum: readonly number[]): boolean {
  const actual = parts(version);
  for (const [index, required] of minimum.entries()) {
    if ((actual[index] ?? 0) !== required) return (actual[index] ?? 0) > required;
  }
  return true;
}

test("pins every version exactly", () => {
  for (const [name, version] of Object.entries(all)) {
    if (PRE_RELEASES[name]) expect(version).toMatch(PRE_RELEASES[name]);
    else expect(`${name}@${version}`).toMatch(/@\d+\.\d+\.\d+$/);
  }
});

test("the lockfile has the pinned versions", () => {
  for (const [name, version] of Object.entries(all))
    expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
});

test("the lockfile names the binaries of every platform (node scripts/complete-lockfile.mjs)", () => {
  const packages = Object.values(lock.packages);
  const required = packages.flatMap(({ optionalDependencies = {} }) => Object.entries(optionalDependencies));
  const pinned = required.filter(([, version]) => /^\d+\.\d+\.\d+/.test(version));
  expect(pinned.length).toBeGreaterThan(50);
  expect(
    pinned.filter(([name]) => !Object.keys(lock.packages).some((folder) => folder.endsWith(`node_modules/${name}`))),
  ).toEqual([]);
});

test("next, react and the session's guards have at least their minimum versions", () => {
  for (const [name, minimum] of Object.entries(MINIMUM)) {
    expect([name, isAtLeast(all[name] ?? "0.0.0", minimum)]).toEqual([name, true]);
  }
  expect(isAtLeast("16.3.2", [16, 3, 3])).toBe(false);
});

test("the package has no install script of its own", () => {
  for (const name of ["preinstall", "install", "postinstall", "prepare"])
    expect(manifest.scripts[name]).toBeUndefined();
});
