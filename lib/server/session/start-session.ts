/** Turns a login's answer into a sealed session, or into one of the specification's three messages. */

import type { MfaChannel } from "../../domain/entities";
import { DEFAULT_ROLE, isRole } from "../../domain/roles";
import type { SessionRecord } from "./session-record";

const NO_MFA_CHANNELS = "No MFA channels available!";
const MFA_CODE_NOT_SENT = "Failed to send MFA code!";
const NO_ACCESS_TOKEN = "Access Token not in response!";
/** Characters that a header can carry. */
const TOKEN = /^[\x21-\x7e]+$/;

export function readAccessToken(answer: Record<string, unknown>): string | null {
  const token = (answer.device as { accessToken?: unknown } | null | undefined)?.accessToken;
  return typeof token === "string" && TOKEN.test(token) ? token : null;
}

/** Returns the session fields that come from the employee record. */
export function sessionFactsOf(value: unknown): Pick<SessionRecord, "employeeKey" | "role" | "passwordExpiresAt"> {
  const employee = (value ?? {}) as Record<string, unknown>;
  const expiry = typeof employee.passwordExpiresAt === "string" ? employee.passwordExpiresAt : null;
  return {
    employeeKey: typeof employee.key === "string" ? employee.key : "",
    role: isRole(employee.role) ? employee.role : DEFAULT_ROLE,
    passwordExpiresAt: expiry !== null && Number.isNaN(Date.parse(expiry)) ? null : expiry,
  };
}

function readChannels(value: unknown): MfaChannel[] {
  return Array.isArray(value) ? value.filter((entry) => entry === "email" || entry === "text") : [];
}

/** Returns the session of a successful employee/login (pending until MFA is verified), or why there is none. */
export function startSession(
  answer: Record<string, unknown>,
  now: number,
): { record: SessionRecord } | { message: string } {
  const employee = (answer.employee ?? {}) as Record<string, unknown>;
  const isMfaPending = employee.isMfaRequired === true;
  const availableMfaChannels = isMfaPending ? readChannels(answer.availableMfaChannels) : [];
  if (isMfaPending && availableMfaChannels.length === 0) return { message: NO_MFA_CHANNELS };
  if (isMfaPending && answer.isMfaCodeSent !== true) return { message: MFA_CODE_NOT_SENT };
  const accessToken = readAccessToken(answer);
  if (!accessToken) return { message: NO_ACCESS_TOKEN };
  const facts = sessionFactsOf(employee);
  return {
    record: {
      accessToken,
      ...facts,
      isMfaPending,
      availableMfaChannels,
      impersonation: null,
      issuedAt: now,
      touchedAt: now,
    },
  };
}
