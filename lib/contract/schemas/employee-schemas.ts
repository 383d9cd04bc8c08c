/** The parameters of the rows in ../employee.ts. */
import { array } from "yup";
import type { employeeRows } from "../employee";
import { byKey, jsonList, key, keyAndFields, nothing, optionalText, type Schemas, shape, text } from "./shapes";

const channel = text().oneOf(["email", "text"]).required();

export const employeeSchemas: Schemas<typeof employeeRows> = {
  "employee.login": shape({ email: text().required(), password: text().required(), timezone: text().required() }),
  "employee.verifyMfa": shape({ code: text().required() }),
  "employee.sendMfa": shape({ channel }),
  "employee.logout": nothing,
  "employee.me": nothing,
  "employee.updateProfile": shape({ key: key(), givenName: text(), familyName: text(), phone: optionalText() }),
  "employee.update": keyAndFields(),
  "employee.activate": shape({
    email: text().required(),
    password: text().required(),
    activationToken: text().required(),
    role: text(),
  }),
  "employee.create": shape({ key: key(), email: text().required(), role: text(), companyKeys: array().of(key()) }),
  "employee.delete": byKey,
  "employee.bulk": shape({ csv: text().required(), companyKeys: array().of(key()).required() }),
  "employee.list": shape({ companyKeys: jsonList() }),
  "employee.listAll": nothing,
  "employee.listDataStewards": nothing,
  "employee.listAllSuperadmins": nothing,
  "employee.requestAvatarUrls": byKey,
  "employee.refreshChartsToken": nothing,
  "employee.backupCodes": nothing,
  "employee.requestPasswordReset": shape({ email: text().required() }),
  "employee.checkLink": shape({ email: text().required(), passwordResetLink: text().required() }),
  "employee.requestActivation": shape({ email: text().required() }),
  "employee.resetPassword": shape({
    email: text().required(),
    password: text().required(),
    passwordResetLink: text().required(),
  }),
  "employee.resetOwnPassword": shape({ password: text().required() }),
  "employee.forcePasswordReset": byKey,
  "employee.unlock": byKey,
  "employee.resendActivation": byKey,
};
