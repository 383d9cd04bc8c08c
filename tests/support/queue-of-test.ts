/** A queue of one's own for each test of a screen that edits: what one leaves waiting is another person's. */
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { writeScope } from "@/lib/client/calls/session-scope";
import { browserQueue } from "@/lib/client/queue/browser-queue";

let people = 0;

/**
 * To be called before each test. A screen that reads the session sends only what is that person's: `person` is then the
 * one that the backend of the test names.
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

/** To be called after each test. */
export async function stopQueue(): Promise<void> {
  browserQueue().stop();
  await browserQueue().settled();
}
