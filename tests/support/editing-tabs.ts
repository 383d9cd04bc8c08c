/** Tabs of one person who edits a survey in each: one queue over a backend of geometry. */
import type { DurableQueue } from "@/lib/client/queue/durable-queue";
import type { QueueParts } from "@/lib/client/queue/queue-parts";
import { createSurveyEditorSession } from "@/lib/client/scan-editor/survey-editor-session";
import type { createGeometryBackend } from "./geometry-backend";
import { createWorldOver } from "./queue-world";

export const SURVEY = "srv-1";
const EMPLOYEE_KEY = "emp-ann";

type TabOptions = Pick<QueueParts, "joining" | "recast" | "overOwn" | "restOfRollback"> & {
  count?: number;
  /** The queue as a tab sees it; the first tab is 0. */
  wrapQueue?: (queue: DurableQueue, index: number) => Partial<DurableQueue>;
};

/** Opens tabs, two by default, and signs in. `database` names the queue's database, which only these tabs use. */
export async function openEditingTabs(
  backend: ReturnType<typeof createGeometryBackend>,
  database: string,
  { count = 2, wrapQueue = () => ({}), joining, ...editParts }: TabOptions = {},
) {
  const world = createWorldOver(backend, database, "nobody", joining, editParts);
  const tabs = Array.from({ length: count }, () => world.open());
  await world.changeSession(EMPLOYEE_KEY);
  const sessions = tabs.map(({ queue }, index) =>
    createSurveyEditorSession({
      surveyKey: SURVEY,
      scope: EMPLOYEE_KEY,
      employeeKey: EMPLOYEE_KEY,
      records: backend.read(),
      earlier: { waiting: [] },
      queue: { ...queue, ...wrapQueue(queue, index) },
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
