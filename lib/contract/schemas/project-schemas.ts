/** The parameters of the rows in ../project.ts. */
import { number, string } from "yup";
import { ORDER_TYPES } from "../../domain/project-status";
import type { ActionParams, projectRows } from "../project";
import {
  byKey,
  byProject,
  key,
  keyAndFields,
  listFields,
  nothing,
  optionalDay,
  optionalText,
  type Schemas,
  shape,
  text,
  whole,
} from "./shapes";

const fields = {
  claimNumber: text(),
  orderType: string().oneOf(ORDER_TYPES),
  causeOfLoss: optionalText(),
  dateOfLoss: optionalDay(),
  propertyKey: optionalText(),
  assigneeKey: optionalText(),
  statusReason: optionalText(),
};

const action = shape<ActionParams>({ key: key(), statusReason: optionalText(), revision: whole() });

export const projectSchemas: Schemas<typeof projectRows> = {
  "project.get": byKey,
  "project.listByInsured": shape({ insuredKey: key() }),
  "project.create": keyAndFields(fields),
  "project.update": keyAndFields(fields),
  "project.invalidate": shape({ key: key(), statusReason: text().required(), revision: whole() }),
  "project.startReview": action,
  "project.process": action,
  "project.deliver": action,
  "project.reject": action,
  "project.requestAttention": action,
  "project.requestMedia": action,
  "project.restore": action,
  "followup.list": byProject,
  "invite.list": byProject,
  "specialtyItem.list": byProject,
  "claimReport.list": byProject,
  "document.list": byProject,
  "document.create": shape({
    key: key(),
    projectKey: key(),
    name: text().required(),
    url: text().required(),
    size: number().strict().min(0).required(),
    contentType: text().required(),
  }),
  "document.delete": byKey,
  "internalThread.list": byProject,
  "internalThread.create": shape({ key: key(), projectKey: key(), body: text().required() }),
  "bookmark.list": nothing,
  "bookmark.create": shape({ key: key(), targetType: text().required(), targetKey: key() }),
  "bookmark.delete": byKey,
  "activity.list": shape({ ...listFields, projectKey: text(), employeeKey: text(), companyKey: text() }),
};
