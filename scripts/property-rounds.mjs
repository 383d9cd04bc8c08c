/** Runs all property tests repeatedly with new inputs. */
import { run } from "./processes.mjs";
import { suitesWithProperties } from "./suites.mjs";

const ROUNDS = 5;
const MAX_SEED = 2 ** 31;

/** Resolves with the exit status: 0 if every round passed. A failure is printed with its seed. */
export async function tryProperties() {
  const suites = suitesWithProperties();
  let code = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const seed = Math.floor(Math.random() * MAX_SEED);
    console.log(`\nProperties of ${suites.length} suites, round ${round} of ${ROUNDS}, PROPERTY_SEED=${seed}`);
    const env = { ...process.env, PROPERTY_SEED: String(seed) };
    code =
      (await run("npx", ["--no-install", "jest", "--silent", "--reporters=summary", "--runTestsByPath", ...suites], {
        env,
      })) || code;
  }
  return code;
}
