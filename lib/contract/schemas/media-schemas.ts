/** The parameters of the rows in ../media.ts. */
import { mixed, number } from "yup";
import type { mediaRows } from "../media";
import { byKey, key, keyAndFields, optionalText, type Schemas, shape, text, whole } from "./shapes";

const positive = () => number().strict().positive();
const regionFields = { regionType: optionalText(), floorNumber: whole().nullable() };

const uploadRequest = shape<{ companyKey: string }>({ companyKey: key() });

export const mediaSchemas: Schemas<typeof mediaRows> = {
  "tag.create": shape({ key: key(), imageKey: key(), label: text().required() }),
  "tag.update": keyAndFields(),
  "tag.delete": byKey,
  "image.create": shape({
    key: key(),
    parentKey: key(),
    parentType: text().oneOf(["video", "region"]).required(),
    companyKey: key(),
    url: text().required(),
    width: positive().required(),
    height: positive().required(),
  }),
  "image.delete": byKey,
  "image.get": shape({ key: key(), expandedFields: text() }),
  "image.detect": shape({ companyKey: key(), image: mixed().required() }),
  "image.uploadRequest": uploadRequest,
  "video.uploadRequest": uploadRequest,
  "document.uploadRequest": uploadRequest,
  "video.create": shape({ key: key(), regionKey: key(), url: text().required() }),
  "region.get": shape({ key: key(), expandedFields: text() }),
  "region.listByProject": shape({ projectKey: key(), expandedFields: text() }),
  "region.create": keyAndFields({
    ...regionFields,
    projectKey: key(),
    surveyKey: key(),
    name: text().required(),
  }),
  "region.update": keyAndFields({ ...regionFields, name: text().min(1) }),
  "region.delete": byKey,
};
