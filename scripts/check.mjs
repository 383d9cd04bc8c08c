/** Types, lint, unused exports, unit and architecture tests: what to run before every commit. */
import { installDependencies } from "./install.mjs";
import { run } from "./processes.mjs";

export const STATIC_CHECKS = [
  { name: "types", command: "npx", args: ["--no-install", "tsc", "--noEmit"] },
  { name: "lint", command: "npx", args: ["--no-install", "biome", "check", "--error-on-warnings", "."] },
  { name: "unused code", command: "npx", args: ["--no-install", "knip"] },
];

if (process.argv[1]?.endsWith("check.mjs")) {
  await installDependencies();
  const failed = [];
  // Next's own type files, which a fresh clone lacks.
  await run("npx", ["--no-install", "next", "typegen"], { stdio: ["ignore", "ignore", "inherit"] });
  for (const { name, command, args } of [
    ...STATIC_CHECKS,
    { name: "tests", command: "npx", args: ["--no-install", "jest"] },
  ]) {
    console.log(`\n— ${name}`);
    if ((await run(command, args)) !== 0) failed.push(name);
  }
  console.log(failed.length === 0 ? "\nAll good." : `\nFailed: ${failed.join(", ")}`);
  process.exit(failed.length === 0 ? 0 : 1);
}
