/** The one map of handlers, by the contract's names. */
import type { HandlerMap } from "../http/handler";
import { activityHandlers } from "./activity";
import { bookmarkHandlers } from "./bookmark";
import { companyHandlers } from "./company";
import { customizationHandlers } from "./customization";
import { datasetHandlers } from "./dataset";
import { employeeHandlers } from "./employee";
import { employeeUpdateHandlers } from "./employee-update";
import { geometryHandlers } from "./geometry";
import { insuredHandlers } from "./insured";
import { passwordHandlers } from "./password";
import { projectHandlers } from "./project";
import { projectFolderHandlers } from "./project-folder";
import { regionHandlers } from "./region";
import { surveyHandlers } from "./survey";

export const handlers: HandlerMap = {
  ...employeeHandlers,
  ...employeeUpdateHandlers,
  ...passwordHandlers,
  ...companyHandlers,
  ...insuredHandlers,
  ...projectHandlers,
  ...projectFolderHandlers,
  ...surveyHandlers,
  ...regionHandlers,
  ...customizationHandlers,
  ...datasetHandlers,
  ...geometryHandlers,
  ...activityHandlers,
  ...bookmarkHandlers,
};
