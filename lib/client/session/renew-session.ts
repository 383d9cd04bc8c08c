import type { ScopedMutator } from "swr";
import { refreshSession } from "./refresh-session";
import { sessionTabs } from "./session-tabs";
import { SESSION_KEY } from "./use-session";

/** Updates the employee in the sealed session, here and in the other tabs. */
export async function renewSession(mutate: ScopedMutator): Promise<void> {
  if ((await refreshSession(true)) === null) return;
  sessionTabs().post({ type: "renewed" });
  await mutate(SESSION_KEY);
}
