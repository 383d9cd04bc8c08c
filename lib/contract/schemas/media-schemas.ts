/** The parameters of the rows in ../media.ts. */
import { mixed, number } from "yup";
import { isLocalTime } from "../../domain/media-time";
import type { mediaRows } from "../media";
import {
  byKey,
  finite,
  key,
  keyAndFields,
  nonBlankLine,
  optionalLine,
  optionalText,
  optionalTime,
  type Schemas,
  shape,
  text,
  whole,
} from "./shapes";

const positive = () => number().strict().positive();
/** A box must be inside its picture; a rounding error past the edge is allowed. */
const MAX_EDGE = 1 + 1e-6;

function isBox(value: unknown): boolean {
  if (value == null) return true;
  if (typeof value !== "object") return false;
  const { x, y, width, height } = value as Record<string, unknown>;
  const sides = [x, y, width, height];
  if (!sides.every((side): side is number => typeof side === "number" && side >= 0 && side <= MAX_EDGE)) return false;
  const [left = 0, top = 0, boxWidth = 0, boxHeight = 0] = sides;
  return boxWidth > 0 && boxHeight > 0 && left + boxWidth <= MAX_EDGE && top + boxHeight <= MAX_EDGE;
}

const isNumberList = (value: unknown, length: number) =>
  Array.isArray(value) && value.length === length && value.every((item) => Number.isFinite(item));

function isPose(value: unknown): boolean {
  if (value == null) return true;
  if (typeof value !== "object") return false;
  const { position, quaternion, fovY } = value as Record<string, unknown>;
  const isAngle = typeof fovY === "number" && fovY > 0 && fovY < Math.PI;
  return isNumberList(position, 3) && isNumberList(quaternion, 4) && isAngle;
}

const localTime = () =>
  optionalText().test(
    "localTime",
    "${path} must be YYYY-MM-DDThh:mm:ss without a zone",
    (time) => time == null || isLocalTime(time),
  );
const pose = () => mixed().test("pose", "${path} must be {position, quaternion, fovY}", isPose);
const box = () => mixed().test("box", "${path} must be {x, y, width, height} inside the picture, 0 to 1", isBox);
const tagFields = { detectorLabel: optionalLine(), box: box() };
const regionFields = { regionType: optionalLine(), floorNumber: whole().nullable() };

const uploadRequest = shape<{ companyKey: string }>({ companyKey: key() });

export const mediaSchemas: Schemas<typeof mediaRows> = {
  "tag.create": shape({ ...tagFields, key: key(), imageKey: key(), label: nonBlankLine().required() }),
  "tag.update": keyAndFields({ ...tagFields, label: nonBlankLine() }),
  "tag.delete": byKey,
  "image.create": shape({
    key: key(),
    parentKey: key(),
    parentType: text().oneOf(["video", "region"]).required(),
    companyKey: key(),
    url: text().required(),
    width: positive().required(),
    height: positive().required(),
    status: text().oneOf(["new", "analyzed"]),
    latitude: finite().min(-90).max(90).nullable(),
    longitude: finite().min(-180).max(180).nullable(),
    videoTimestamp: finite().min(0).nullable(),
    takenAt: optionalTime(),
    takenAtLocal: localTime(),
    cameraPose: pose(),
  }),
  "image.delete": byKey,
  "image.get": shape({ key: key(), expandedFields: text() }),
  "image.detect": shape({ companyKey: key(), image: mixed().required() }),
  "image.uploadRequest": uploadRequest,
  "video.uploadRequest": uploadRequest,
  "document.uploadRequest": uploadRequest,
  "video.create": shape({
    key: key(),
    regionKey: key(),
    url: text().required(),
    duration: finite().min(0),
    width: positive(),
    height: positive(),
  }),
  "region.get": shape({ key: key(), expandedFields: text() }),
  "region.listByProject": shape({ projectKey: key(), expandedFields: text() }),
  "region.create": keyAndFields({
    ...regionFields,
    projectKey: key(),
    surveyKey: key(),
    name: nonBlankLine().required(),
  }),
  "region.update": keyAndFields({ ...regionFields, name: nonBlankLine() }),
  "region.delete": byKey,
};
