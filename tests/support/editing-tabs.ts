/** Tabs of one person who edits a survey in each: one queue over a backend of geometry. */
import type { DurableQueue } from "@/lib/client/queue/durable-queue";
import type { QueueParts } from "@/lib/client/queue/queue-parts";
import { createSurveyEditorSession } from "@/lib/client/scan-editor/survey-editor-session";
import type { createGeometryBackend } from "./geometry-backend";
import { createWorldOver } from "./queue-world";

export const SURVEY = "srv-1";
const WHO = "emp-ann";

type How = Pick<QueueParts, "joining" | "recast" | "overOwn" | "restOfRollback"> & {
  count?: number;
  /** The queue as a tab sees it; the first tab is 0. */
  wrapQueue?: (queue: DurableQueue, at: number) => Partial<DurableQueue>;
};

/** Opens tabs, two by default, and signs in. `database` is theirs alone. */
export async function openEditingTabs(
  backend: ReturnType<typeof createGeometryBackend>,
  database: string,
  { count = 2, wrapQueue = () => ({}), joining, ...ofEdits }: How = {},
) {
  const world = createWorldOver(backend, database, "nobody", joining, ofEdits);
  const tabs = Array.from({ length: count }, () => world.open());
  await world.changeSession(WHO);
  const sessions = tabs.map(({ queue }, at) =>
    createSurveyEditorSession({
      surveyKey: SURVEY,
      scope: WHO,
      employeeKey: WHO,
      records: backend.read(),
      earlier: { waiting: [] },
      queue: { ...queue, ...wrapQueue(queue, at) },
      readLists: async () => backend.read(),
      showAlert: () => {},
      clearAlert: () => {},
      onAlertClosed: () => {},
    }),
  );
  const [one, other] = sessions as [(typeof sessions)[0], (typeof sessions)[0]];
  const close = () => {
    for (const { dispose } of sessions) dispose();
    world.close();
  };
  return { world, sessions, one, other, close };
}
