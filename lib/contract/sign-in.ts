/**
 * The calls of the sign-in form and the one-time code: the part of the contract that a page needs before a sign-in.
 */
import type { Employee, MfaChannel } from "../domain/entities";
import { LINTEL_UNREACHED } from "./failure";
import { row } from "./row";

export type Credentials = { email: string; password: string; timezone: string };
export type LoginAnswer = {
  device?: { accessToken: string };
  employee: Employee;
  availableMfaChannels?: MfaChannel[];
  isMfaCodeSent?: boolean;
};

export const signInRows = {
  "employee.login": row<LoginAnswer>()<Credentials>({
    method: "PUT",
    path: "employee/login",
    sends: "body",
    envelope: "whole",
    wholeKeys: ["employee"],
    fallback: "Incorrect email or password",
    outage: LINTEL_UNREACHED,
    access: "public",
    signsOutOn401: false,
    isAppOnly: true,
  }),
  "employee.verifyMfa": row<{ employee: Employee; device?: { accessToken: string } }>()<{ code: string }>({
    method: "PUT",
    path: "employee/verify-mfa",
    sends: "body",
    envelope: "whole",
    wholeKeys: ["employee"],
    fallback: "Please try again with the correct numeric code.",
    outage: LINTEL_UNREACHED,
    access: "pending",
    asSelf: true,
    signsOutOn401: false,
    isAppOnly: true,
  }),
};
