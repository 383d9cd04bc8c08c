/** Specification section 7, "Employee and sign-in". */
import type { Employee, MfaChannel, UploadUrls } from "../domain/entities";
import { LINTEL_UNREACHED } from "./failure";
import type { ByKey, KeyAndFields, NoParams } from "./params";
import { BODY_LIMITS, row } from "./row";
import { signInRows } from "./sign-in";

export type BulkRowError = { row: number; message: string };
/** A line of the table that is no row: blank, a comment, above the heading, or taken as the heading by position. */
export type BulkSkippedLine = { line: number; reason: string };
export type EmployeeFields = KeyAndFields<Employee> & { password?: string; oldPassword?: string; photo?: string };

const EMPLOYEE_LISTS = [
  "employee.list",
  "employee.listAll",
  "employee.listDataStewards",
  "employee.listAllSuperadmins",
];
/** Actions on an account are recorded as activities, also those of the employee's own account. */
const WHERE_SHOWN = [...EMPLOYEE_LISTS, "activity.list"];
const listRow = (path: string) =>
  row<Employee[]>()<NoParams>({ method: "GET", path, sends: "nothing", envelope: "employees" });

export const employeeRows = {
  ...signInRows,
  "employee.sendMfa": row<null>()<{ channel: MfaChannel }>({
    method: "PUT",
    path: "employee/send-mfa",
    sends: "body",
    envelope: null,
    fallback: "Failed to send MFA code!",
    outage: LINTEL_UNREACHED,
    access: "pending",
    asSelf: true,
    signsOutOn401: false,
  }),
  "employee.logout": row<null>()<NoParams>({
    method: "PUT",
    path: "employee/logout",
    sends: "nothing",
    envelope: null,
    access: "pending",
    asSelf: true,
    signsOutOn401: false,
    isAppOnly: true,
  }),
  "employee.me": row<Employee>()<NoParams>({
    method: "GET",
    path: "employee",
    sends: "nothing",
    envelope: "employee",
    asSelf: true,
  }),
  "employee.updateProfile": row<Employee>()<EmployeeFields>({
    method: "PUT",
    path: "employee",
    sends: "body",
    envelope: "employee",
    fallback: "Failed to update employee profile!",
    asSelf: "own-key",
    refreshes: ["employee.me", ...WHERE_SHOWN],
  }),
  "employee.update": row<Employee>()<EmployeeFields>({
    method: "PUT",
    path: "employee",
    sends: "body",
    envelope: "employee",
    fallback: "Failed to update employee!",
    asSelf: "own-key",
    refreshes: WHERE_SHOWN,
  }),
  "employee.activate": row<Employee>()<{ email: string; password: string; activationToken: string; role?: string }>({
    method: "PUT",
    path: "employee",
    sends: "body",
    envelope: "employee",
    fallback: "Something went wrong... Account activation failed. Please try later.",
    access: "public",
    asSelf: true,
    signsOutOn401: false,
    isAppOnly: true,
  }),
  "employee.create": row<Employee>()<KeyAndFields<Employee>>({
    method: "POST",
    path: "employee",
    sends: "body",
    envelope: "employee",
    fallback: "Failed to create employee!",
    refreshes: WHERE_SHOWN,
  }),
  "employee.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "employee",
    sends: "body",
    envelope: null,
    fallback: "Failed to delete employee!",
    refreshes: WHERE_SHOWN,
  }),
  "employee.bulk": row<{ employees: Employee[]; errors?: BulkRowError[]; skipped?: BulkSkippedLine[] }>()<{
    csv: string;
    companyKeys: string[];
  }>({
    method: "POST",
    path: "employee/bulk",
    sends: "body",
    envelope: "whole",
    wholeKeys: ["employees"],
    fallback: "Failed to bulk add employees!",
    encoding: "csv",
    bodyLimit: BODY_LIMITS.csv,
    refreshes: WHERE_SHOWN,
  }),
  "employee.list": row<Employee[]>()<{ companyKeys?: string }>({
    method: "GET",
    path: "employee/list",
    sends: "query",
    envelope: "employees",
  }),
  "employee.listAll": listRow("employee/list-all"),
  "employee.listDataStewards": listRow("employee/list-data-stewards"),
  "employee.listAllSuperadmins": listRow("employee/list-all-superadmins"),
  "employee.requestAvatarUrls": row<UploadUrls>()<ByKey>({
    method: "PUT",
    path: "employee/request-avatar-urls",
    sends: "body",
    envelope: "urls",
    fallback: "Failed to update employee profile!",
  }),
  "employee.refreshChartsToken": row<Employee>()<NoParams>({
    method: "PUT",
    path: "employee/refresh-charts-token",
    sends: "nothing",
    envelope: "employee",
    fallback: "Failed to refresh charts token!",
    asSelf: true,
    refreshes: ["employee.me"],
  }),
  "employee.backupCodes": row<{ backupCodes: string[]; backupCodesGeneratedAt: string }>()<NoParams>({
    method: "PUT",
    path: "employee/backup-codes",
    sends: "nothing",
    envelope: "whole",
    wholeKeys: ["backupCodes", "backupCodesGeneratedAt"],
    fallback: "Failed to generate backup codes!",
    asSelf: true,
    refreshes: ["employee.me", "activity.list"],
  }),
  "employee.requestPasswordReset": row<null>()<{ email: string }>({
    method: "PUT",
    path: "employee/request-password-reset",
    sends: "body",
    envelope: null,
    fallback: "Oops. Something went wrong",
    access: "public",
    signsOutOn401: false,
  }),
  "employee.checkLink": row<null>()<{ email: string; passwordResetLink: string }>({
    method: "PUT",
    path: "employee/check-link",
    sends: "body",
    envelope: null,
    access: "public",
    asSelf: true,
    signsOutOn401: false,
  }),
  "employee.requestActivation": row<null>()<{ email: string }>({
    method: "PUT",
    path: "employee/request-activation",
    sends: "body",
    envelope: null,
    fallback: "Oops. Something went wrong",
    access: "public",
    signsOutOn401: false,
  }),
  "employee.resetPassword": row<null>()<{ email: string; password: string; passwordResetLink: string }>({
    method: "PUT",
    path: "employee/reset-password",
    sends: "body",
    envelope: null,
    fallback: "Failed to reset password!",
    access: "public",
    asSelf: true,
    signsOutOn401: false,
  }),
  "employee.resetOwnPassword": row<null>()<{ password: string }>({
    method: "PUT",
    path: "employee/reset-password",
    sends: "body",
    envelope: null,
    fallback: "Failed to reset password!",
    asSelf: true,
    refreshes: ["employee.me", "activity.list"],
  }),
  "employee.forcePasswordReset": row<null>()<ByKey>({
    method: "PUT",
    path: "employee/force-password-reset",
    sends: "body",
    envelope: null,
    fallback: "Failed to initiate password reset!",
    refreshes: WHERE_SHOWN,
  }),
  "employee.unlock": row<null>()<ByKey>({
    method: "PUT",
    path: "employee/unlock",
    sends: "body",
    envelope: null,
    fallback: "Failed to unlock account.",
    refreshes: WHERE_SHOWN,
  }),
  "employee.resendActivation": row<null>()<ByKey>({
    method: "PUT",
    path: "employee/resend-activation",
    sends: "body",
    envelope: null,
    fallback: "Failed to resend the invitation!",
    refreshes: ["activity.list"],
  }),
};
