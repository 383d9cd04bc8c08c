/** The parameters of the rows in ../project.ts. */
import { number, string } from "yup";
import { ORDER_TYPES } from "../../domain/project-status";
import type { ActionParams, projectRows } from "../project";
import {
  byKey,
  byProject,
  fileName,
  jsonList,
  key,
  keyAndFields,
  line,
  listFields,
  nonBlankProse,
  nothing,
  optionalDay,
  optionalLine,
  optionalProse,
  prose,
  type Schemas,
  shape,
  text,
  whole,
} from "./shapes";

const fields = {
  claimNumber: line(),
  orderType: string().oneOf(ORDER_TYPES),
  causeOfLoss: optionalLine(),
  dateOfLoss: optionalDay(),
  propertyKey: optionalLine(),
  assigneeKey: optionalLine(),
  statusReason: optionalProse(),
};

const action = shape<ActionParams>({ key: key(), statusReason: optionalProse(), revision: whole() });

export const projectSchemas: Schemas<typeof projectRows> = {
  "project.get": byKey,
  "project.listByInsured": shape({ insuredKey: key() }),
  "project.create": keyAndFields(fields),
  "project.update": keyAndFields(fields),
  "project.invalidate": shape({ key: key(), statusReason: prose().required(), revision: whole() }),
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
    name: fileName().required(),
    url: text().required(),
    size: number().strict().min(0).required(),
    contentType: line().required(),
  }),
  "document.delete": byKey,
  "internalThread.list": byProject,
  "internalThread.create": shape({
    key: key(),
    projectKey: key(),
    body: nonBlankProse().required(),
  }),
  "bookmark.list": nothing,
  "bookmark.create": shape({ key: key(), targetType: line().required(), targetKey: key() }),
  "bookmark.delete": byKey,
  "activity.list": shape({
    ...listFields,
    projectKey: text(),
    employeeKey: text(),
    companyKey: text(),
    subjects: jsonList(),
    minDate: text(),
    timezone: text(),
  }),
};
