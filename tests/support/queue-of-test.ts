/** A new queue for each test of a screen that edits; entries left by one test belong to another person. */
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { writeScope } from "@/lib/client/calls/session-scope";
import { browserQueue } from "@/lib/client/queue/browser-queue";

let people = 0;

/**
 * Call it before each test. A screen with a session sends only that person's entries: `person` is then the test
 * backend's employee.
 */
export async function startQueue(person = newPerson()): Promise<void> {
  sessionLifetime.begin();
  clearAlert();
  writeScope(person);
  await browserQueue().start(person);
}

function newPerson(): string {
  people += 1;
  return `emp-of-test-${people}`;
}

/** Call it after each test. */
export async function stopQueue(): Promise<void> {
  browserQueue().stop();
  await browserQueue().settled();
}
