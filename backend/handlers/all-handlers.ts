/** Every handler by the name of its row. A row of the contract without a handler does not compile. */
import type { HandlerMap } from "../http/handler";
import { activityHandlers } from "./activity";
import { bookmarkHandlers } from "./bookmark";
import { claimsContentsHandlers } from "./claims-contents";
import { companyHandlers } from "./company";
import { companyLogoHandlers } from "./company-logo";
import { companyRemovalHandlers } from "./company-removal";
import { companyResetHandlers } from "./company-reset";
import { customizationHandlers } from "./customization";
import { datasetHandlers } from "./dataset";
import { demoInspectionHandlers } from "./demo-inspection";
import { detectHandlers } from "./detect";
import { documentHandlers } from "./document";
import { employeeHandlers } from "./employee";
import { employeeAccountHandlers } from "./employee-account";
import { employeeAvatarHandlers } from "./employee-avatar";
import { employeeBulkHandlers } from "./employee-bulk";
import { employeeCreationHandlers } from "./employee-creation";
import { employeeListHandlers } from "./employee-lists";
import { employeeUpdateHandlers } from "./employee-update";
import { geometryHandlers } from "./geometry";
import { imageHandlers } from "./image";
import { insuredHandlers } from "./insured";
import { insuredContactHandlers } from "./insured-contact";
import { insuredDuplicateHandlers } from "./insured-duplicates";
import { insuredRemovalHandlers } from "./insured-removal";
import { inviteHandlers } from "./invite";
import { passwordHandlers } from "./password";
import { projectHandlers } from "./project";
import { projectFolderHandlers } from "./project-folder";
import { propertyHandlers } from "./property";
import { regionHandlers } from "./region";
import { reportHandlers } from "./report";
import { reviewCompanyHandlers } from "./review-companies";
import { sendReportHandlers } from "./send-report";
import { surveyHandlers } from "./survey";
import { surveyEditHandlers } from "./survey-edit";
import { tagHandlers } from "./tag";
import { uploadRequestHandlers } from "./upload-request";
import { videoHandlers } from "./video";

export const handlers: HandlerMap = {
  ...employeeHandlers,
  ...employeeUpdateHandlers,
  ...employeeListHandlers,
  ...employeeCreationHandlers,
  ...employeeBulkHandlers,
  ...employeeAccountHandlers,
  ...employeeAvatarHandlers,
  ...passwordHandlers,
  ...companyHandlers,
  ...reportHandlers,
  ...sendReportHandlers,
  ...companyLogoHandlers,
  ...companyRemovalHandlers,
  ...companyResetHandlers,
  ...reviewCompanyHandlers,
  ...insuredHandlers,
  ...insuredContactHandlers,
  ...insuredDuplicateHandlers,
  ...insuredRemovalHandlers,
  ...propertyHandlers,
  ...demoInspectionHandlers,
  ...inviteHandlers,
  ...projectHandlers,
  ...projectFolderHandlers,
  ...surveyHandlers,
  ...surveyEditHandlers,
  ...claimsContentsHandlers,
  ...regionHandlers,
  ...uploadRequestHandlers,
  ...imageHandlers,
  ...videoHandlers,
  ...documentHandlers,
  ...tagHandlers,
  ...detectHandlers,
  ...customizationHandlers,
  ...datasetHandlers,
  ...geometryHandlers,
  ...activityHandlers,
  ...bookmarkHandlers,
};
