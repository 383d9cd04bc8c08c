/**
 * All five kinds of geometry in memory, by the contract's rules: a batch is all or nothing, creating and deleting are
 * idempotent, an older revision is a conflict, revisions only rise, no reference may dangle. The backend can be cut
 * off, lose answers and refuse.
 */
import { ApiError } from "@/lib/client/calls/api-error";
import type { QueueCall } from "@/lib/client/queue/queue-entry";
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "@/lib/domain/geometry-records";
import { visitReferences } from "@/lib/editor/core/references";
import type { SceneRecords } from "@/lib/editor/core/scene";

type AnyRecord = GeometryRecordByKind[GeometryKind];
type Fields = Record<string, unknown>;
type Tables = Map<GeometryKind, Map<string, AnyRecord>>;

const refusal = (status: number, type: string, message: string, conflicts?: unknown[]) =>
  new ApiError({ status, type, message, ...(conflicts ? { conflicts } : {}) } as ConstructorParameters<
    typeof ApiError
  >[0]);
const unanswered = () => new ApiError({ message: "No answer", type: "server_error", status: 503, isUnanswered: true });

/** Deletes the records of a floor, the objects on its faces, and vertices that no other floor uses. */
function clearFloor(tables: Tables, floorNumber: number): void {
  const faces = new Set<string>();
  for (const face of tables.get("face")?.values() ?? []) if (face.floorNumber === floorNumber) faces.add(face.key);
  const needed = new Set<string>();
  for (const kind of ["edge", "face", "objectPlanar", "object3D"] as const) {
    const table = tables.get(kind) as Map<string, AnyRecord>;
    for (const record of [...table.values()]) {
      const isOnFace = kind === "objectPlanar" && faces.has((record as { faceKey: string }).faceKey);
      if (record.floorNumber === floorNumber || isOnFace) table.delete(record.key);
      else visitReferences(kind, record as never, ({ key, isOwned }) => void (isOwned && needed.add(key)));
    }
  }
  const vertices = tables.get("vertex") as Map<string, AnyRecord>;
  for (const vertex of [...vertices.values()])
    if (vertex.floorNumber === floorNumber && !needed.has(vertex.key)) vertices.delete(vertex.key);
}

/** Returns a record as sent in JSON, without the revision, for comparison. */
const content = (record: object) =>
  JSON.stringify(
    Object.entries(record)
      .filter(([name, value]) => name !== "revision" && value !== null && value !== undefined)
      .sort(([a], [b]) => a.localeCompare(b)),
  );

export function createGeometryBackend(records: SceneRecords) {
  let tables: Tables = new Map(GEOMETRY_KINDS.map((kind) => [kind, new Map()]));
  for (const kind of GEOMETRY_KINDS) {
    for (const record of records[kind]) tables.get(kind)?.set(record.key, structuredClone(record));
  }
  const calls: QueueCall[] = [];
  /** Calls that were executed and whose answers were lost. */
  const lostAnswers: QueueCall[] = [];
  const dead = new Set<number>();
  const lastOf = new Map<number, QueueCall>();
  const world = {
    user: null as string | null,
    isUp: true,
    /** This many next calls are executed, but their answers are lost. */
    loses: 0,
    /** This many next calls are refused with a 500. */
    fails: 0,
  };

  const tableOf = (from: Tables, kind: GeometryKind) => from.get(kind) as Map<string, AnyRecord>;
  const copyOf = (from: Tables): Tables => new Map([...from].map(([kind, table]) => [kind, new Map(table)]));

  function checkReferences(next: Tables): void {
    const kindOf = new Map<string, GeometryKind>();
    for (const [kind, table] of next) for (const key of table.keys()) kindOf.set(key, kind);
    for (const [kind, table] of next) {
      for (const record of table.values()) {
        visitReferences(kind, record, ({ kind: referenced, key, isOwned }) => {
          const exists = referenced === null ? kindOf.has(key) : kindOf.get(key) === referenced;
          if (isOwned && !exists) throw refusal(400, "invalid_input", `${record.key} needs ${key}`);
        });
      }
    }
  }

  /** A record created again under its key continues its revisions. */
  const last = new Map<string, number>();
  function keepRevisions(): void {
    for (const table of tables.values()) for (const { key, revision } of table.values()) last.set(key, revision ?? 1);
  }

  function carryOut({ name, params }: QueueCall): unknown {
    const [kind, action] = name.split(".") as [GeometryKind, string];
    const next = copyOf(tables);
    if (name === "survey.reset3dAnnotations") {
      clearFloor(next, params.floorNumber);
      keepRevisions();
      tables = next;
      return null;
    }
    const table = tableOf(next, kind);
    const sent = ("key" in params
      ? [params]
      : (Object.values(params).find(Array.isArray) ?? [])) as unknown as AnyRecord[];
    if (action === "delete") {
      for (const key of sent as unknown as string[]) table.delete(key);
    } else if (action === "createBatch") {
      for (const record of sent) {
        const existing = table.get(record.key);
        if (existing && content(existing) !== content(record)) throw refusal(409, "conflict", "It exists", [existing]);
        if (!existing) table.set(record.key, { ...structuredClone(record), revision: (last.get(record.key) ?? 0) + 1 });
      }
    } else {
      const conflicts: AnyRecord[] = [];
      for (const change of sent) {
        const existing = table.get(change.key);
        if (!existing) throw refusal(404, "not_found", `There is no ${change.key}`);
        const changed = { ...existing, ...structuredClone(change), revision: existing.revision } as AnyRecord;
        if (content(changed) === content(existing)) continue;
        if (change.revision !== undefined && change.revision < (existing.revision ?? 1)) conflicts.push(existing);
        table.set(change.key, { ...changed, revision: (existing.revision ?? 1) + 1 });
      }
      if (conflicts.length > 0) throw refusal(409, "conflict", "Changed by somebody else", structuredClone(conflicts));
    }
    checkReferences(next);
    keepRevisions();
    tables = next;
    if (action === "delete") return null;
    return structuredClone(sent.map((record) => table.get(record.key)));
  }

  return {
    world,
    calls,
    lostAnswers,
    /** Marks a tab as crashed; its last answer counts as lost, because the tab may not have stored it. */
    tabDied(tab: number): void {
      dead.add(tab);
      const last = lastOf.get(tab);
      if (last && !lostAnswers.includes(last)) lostAnswers.push(last);
    },
    read: (): SceneRecords =>
      Object.fromEntries(
        GEOMETRY_KINDS.map((kind) => [kind, structuredClone([...tableOf(tables, kind).values()])]),
      ) as SceneRecords,
    /** Changes a record as another person would; does nothing if the record is missing. */
    change(kind: GeometryKind, key: string, fields: Fields): void {
      const existing = tableOf(tables, kind).get(key);
      if (existing)
        tableOf(tables, kind).set(key, { ...existing, ...fields, revision: (existing.revision ?? 1) + 1 } as AnyRecord);
    },
    async receive(tab: number, call: QueueCall, signal: AbortSignal): Promise<unknown> {
      await Promise.resolve();
      if (!world.isUp) throw unanswered();
      if (world.fails > 0) {
        world.fails -= 1;
        throw refusal(500, "server_error", "Out of order");
      }
      calls.push(call);
      const answer = carryOut(call);
      lastOf.set(tab, call);
      if (dead.has(tab)) lostAnswers.push(call);
      await Promise.resolve();
      if (world.loses > 0) {
        world.loses -= 1;
        lostAnswers.push(call);
        throw unanswered();
      }
      if (signal.aborted) throw signal.reason;
      return answer;
    },
  };
}
