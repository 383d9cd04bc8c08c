/** The five kinds of geometry: the table, references and validation of each. */
import { type SQL, sql } from "drizzle-orm";
import { type ObjectSchema, reach, ValidationError } from "yup";
import type { EndpointName } from "../../lib/contract/endpoints";
import { checkedRowOf } from "../../lib/contract/schemas/checked-rows";
import type { Edge, Face, GeometryKind, GeometryRecord, ObjectPlanar } from "../../lib/domain/geometry-records";
import { geometryTables } from "../db/schema";
import { invalidInput } from "../failures/failure";

export type GeometryTable = (typeof geometryTables)[GeometryKind];

type Reference = { to: GeometryKind; keys: readonly string[] };
type KindFacts = {
  /** Used in messages. */
  noun: string;
  table: GeometryTable;
  schema: ObjectSchema<object>;
  /** References that a record requires. Twins and hosts of objects are hints, and are not required. */
  refersTo?: (record: GeometryRecord) => Reference;
  /** A FROM clause: the rows `t` of the table, each joined with the keys `r` that it refers to. */
  pairs?: SQL;
};

const itemOf = (row: EndpointName, name: string) =>
  reach(checkedRowOf(row).params, `${name}[0]`) as unknown as ObjectSchema<object>;

export const KINDS: Readonly<Record<GeometryKind, KindFacts>> = {
  vertex: {
    noun: "vertex",
    table: geometryTables.vertex,
    schema: itemOf("vertex.createBatch", "vertices"),
  },
  edge: {
    noun: "edge",
    table: geometryTables.edge,
    schema: itemOf("edge.createBatch", "edges"),
    refersTo: (record) => ({ to: "vertex", keys: (record as Edge).vertexKeys }),
    pairs: sql`edge t cross join lateral jsonb_array_elements_text(t.doc->'vertexKeys') as r`,
  },
  face: {
    noun: "face",
    table: geometryTables.face,
    schema: itemOf("face.createBatch", "faces"),
    refersTo: (record) => ({ to: "vertex", keys: (record as Face).loops.flat() }),
    pairs: sql`face t cross join lateral jsonb_array_elements(t.doc->'loops') as loop
      cross join lateral jsonb_array_elements_text(loop) as r`,
  },
  objectPlanar: {
    noun: "planar object",
    table: geometryTables.objectPlanar,
    schema: itemOf("objectPlanar.createBatch", "objectsPlanar"),
    refersTo: (record) => ({ to: "face", keys: [(record as ObjectPlanar).faceKey] }),
    pairs: sql`object_planar t cross join lateral (select t.doc->>'faceKey' as r) as host`,
  },
  object3D: {
    noun: "3D object",
    table: geometryTables.object3D,
    schema: itemOf("object3D.createBatch", "object3ds"),
  },
};

/** Maps each kind to the kinds whose records refer to it. */
export const DEPENDENTS: Readonly<Record<GeometryKind, readonly GeometryKind[]>> = {
  vertex: ["edge", "face"],
  edge: [],
  face: ["objectPlanar"],
  objectPlanar: [],
  object3D: [],
};

/** Throws unless the complete record is valid for its kind. */
export function checkWhole(kind: GeometryKind, record: GeometryRecord): void {
  try {
    KINDS[kind].schema.validateSync(record);
  } catch (error) {
    if (error instanceof ValidationError) throw invalidInput(`${record.key}: ${error.message}`);
    throw error;
  }
}
