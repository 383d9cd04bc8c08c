/** The geometry of an inspection: five kinds, handled the same way. */

import type { BySurvey, Keys } from "../../lib/contract/geometry";
import type { GeometryKind, GeometryRecord, Object3D } from "../../lib/domain/geometry-records";
import { requireSurvey } from "../access/company-scope";
import { notFound } from "../failures/failure";
import { createGeometry, deleteGeometry, updateGeometry } from "../geometry/change-geometry";
import { listStamp, readBySurvey } from "../geometry/geometry-rows";
import { readRemoved, removedStamp } from "../geometry/removed-geometry";
import { resetFloor } from "../geometry/reset-floor";
import type { Context, HandlerGroup } from "../http/handler";
import { recordActivity } from "./activity";

function listOf<R extends GeometryRecord>(kind: GeometryKind) {
  return {
    may: "viewClaims" as const,
    stamp: async (context: Context, { surveyKey, isDeleted }: BySurvey) => {
      await requireSurvey(context, surveyKey);
      return (isDeleted ? removedStamp : listStamp)(context.db, kind, surveyKey);
    },
    run: ({ db }: Context, { surveyKey, isDeleted }: BySurvey) =>
      (isDeleted ? readRemoved : readBySurvey)(db, kind, surveyKey) as Promise<R[]>,
  };
}

/** `name` is the field of the batch in the parameters and in the answer. */
function createOf<R extends GeometryRecord, Name extends string>(kind: GeometryKind, name: Name) {
  return {
    may: "editClaims" as const,
    run: (context: Context, params: { [key in Name]: R[] }) => createGeometry<R>(context, kind, params[name]),
  };
}

function updateOf<R extends GeometryRecord, Name extends string>(kind: GeometryKind, name: Name) {
  return {
    may: "editClaims" as const,
    run: (context: Context, params: { [key in Name]: { key: string; revision?: number }[] }) =>
      updateGeometry<R>(context, kind, params[name]),
  };
}

function deleteOf(kind: GeometryKind) {
  return {
    may: "editClaims" as const,
    run: (context: Context, { keys, isUndone }: Keys) => deleteGeometry(context, kind, keys, isUndone),
  };
}

export const geometryHandlers = {
  "vertex.list": listOf("vertex"),
  "vertex.createBatch": createOf("vertex", "vertices"),
  "vertex.updateBatch": updateOf("vertex", "vertices"),
  "vertex.delete": deleteOf("vertex"),
  "edge.list": listOf("edge"),
  "edge.createBatch": createOf("edge", "edges"),
  "edge.delete": deleteOf("edge"),
  "face.list": listOf("face"),
  "face.createBatch": createOf("face", "faces"),
  "face.updateBatch": updateOf("face", "faces"),
  "face.delete": deleteOf("face"),
  "objectPlanar.list": listOf("objectPlanar"),
  "objectPlanar.createBatch": createOf("objectPlanar", "objectsPlanar"),
  "objectPlanar.updateBatch": updateOf("objectPlanar", "objectsPlanar"),
  "objectPlanar.delete": deleteOf("objectPlanar"),
  "object3D.list": listOf("object3D"),
  "object3D.createBatch": createOf("object3D", "object3ds"),
  "object3D.update": {
    may: "editClaims",
    run: async (context, change) => {
      const [updated] = await updateGeometry<Object3D>(context, "object3D", [change]);
      if (!updated) throw notFound(`There is no 3D object ${change.key}.`);
      return updated;
    },
  },
  "object3D.delete": deleteOf("object3D"),
  "survey.reset3dAnnotations": {
    may: "editClaims",
    run: async (context, { key, floorNumber }) => {
      const { project } = await requireSurvey(context, key);
      await resetFloor(context, key, floorNumber);
      await recordActivity(context, {
        action: "survey.reset-3d-annotations",
        projectKey: project.key,
        companyKey: project.companyKey,
        detail: { surveyKey: key, floorNumber },
      });
      return null;
    },
  },
} satisfies HandlerGroup;
