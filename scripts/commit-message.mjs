/**
 * Checks a commit message, as git's commit-msg hook: `node scripts/commit-message.mjs <file>`. `npm run setup-hooks`
 * installs it.
 */
import { readFileSync } from "node:fs";

const TYPES = ["build", "chore", "ci", "docs", "feat", "fix", "perf", "refactor", "revert", "style", "test"];
const MAX_SUBJECT_LENGTH = 72;
const SUBJECT = new RegExp(`^(?:${TYPES.join("|")})(?:\\([a-z0-9-]+\\))?!?: \\S`);
/** Written by git itself. */
const BY_GIT = /^(?:Merge |Revert "|fixup! |squash! |amend! )/;

/** Returns the fault of a commit message, or null if there is none. */
export function findMessageFault(message) {
  const [subject = "", second = ""] = message.split(/\r?\n/).filter((line) => !line.startsWith("#"));
  if (BY_GIT.test(subject)) return null;
  if (!SUBJECT.test(subject))
    return `Start with a type, as in "fix(session): leave by document". Types: ${TYPES.join(", ")}.`;
  if (subject.length > MAX_SUBJECT_LENGTH)
    return `The subject has ${subject.length} characters, the limit is ${MAX_SUBJECT_LENGTH}.`;
  if (subject.endsWith(".")) return "End the subject without a full stop.";
  if (second.trim() !== "") return "Leave the second line blank.";
  return null;
}

const [, script, file] = process.argv;
if (script?.endsWith("commit-message.mjs") && file) {
  const fault = findMessageFault(readFileSync(file, "utf8"));
  if (fault) console.error(`Commit message: ${fault}`);
  process.exitCode = fault ? 1 : 0;
}
