/** Checks types, lint, unused code and architecture in parallel; run it before every commit. */
import { installDependencies } from "./install.mjs";
import { run, runQuietly } from "./processes.mjs";

export const STATIC_CHECKS = [
  { name: "types", command: "npx", args: ["--no-install", "tsc", "--noEmit"] },
  { name: "lint", command: "npx", args: ["--no-install", "biome", "check", "--error-on-warnings", "."] },
  { name: "unused code", command: "npx", args: ["--no-install", "knip"] },
];

const ARCHITECTURE = {
  name: "architecture",
  command: "npx",
  args: ["--no-install", "jest", "--maxWorkers=1", "--silent", "tests/architecture"],
};

if (process.argv[1]?.endsWith("check.mjs")) {
  await installDependencies();
  const failed = [];
  // Generates Next's own type files, which a new clone lacks.
  await run("npx", ["--no-install", "next", "typegen"], { stdio: ["ignore", "ignore", "inherit"] });
  const check = async ({ name, command, args }) => {
    const { code, output } = await runQuietly(command, args);
    console.log(`${code === 0 ? "✓" : "✗"} ${name}`);
    if (code === 0) return;
    failed.push(name);
    console.log(output);
  };
  await Promise.all([...STATIC_CHECKS, ARCHITECTURE].map(check));
  console.log(failed.length === 0 ? "\nAll good." : `\nFailed: ${failed.join(", ")}`);
  process.exit(failed.length === 0 ? 0 : 1);
}
