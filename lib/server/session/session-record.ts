/**
 * The sealed content of the cookie (decision 003), without the employee record. Short names leave room for the token.
 */
import type { MfaChannel } from "../../domain/entities";
import { isRole, type Role } from "../../domain/roles";
import type { Impersonation } from "../../domain/session-view";

export type SessionRecord = {
  readonly accessToken: string;
  readonly employeeKey: string;
  readonly role: Role;
  /** ISO 8601, or null if it never expires. */
  readonly passwordExpiresAt: string | null;
  readonly isMfaPending: boolean;
  readonly availableMfaChannels: readonly MfaChannel[];
  readonly impersonation: Impersonation | null;
  /** Time of the sign-in, in milliseconds since 1970. */
  readonly issuedAt: number;
  /** Time of the person's last activity, in milliseconds since 1970. */
  readonly touchedAt: number;
};

type PackedSession = {
  t: string;
  e: string;
  r: Role;
  i: number;
  u: number;
  p?: string;
  m?: 1;
  c?: readonly MfaChannel[];
  s?: { r: Role; k: string[] };
};

export function packSession(record: SessionRecord): PackedSession {
  return {
    t: record.accessToken,
    e: record.employeeKey,
    r: record.role,
    i: record.issuedAt,
    u: record.touchedAt,
    ...(record.passwordExpiresAt !== null && { p: record.passwordExpiresAt }),
    ...(record.isMfaPending && { m: 1 as const }),
    ...(record.availableMfaChannels.length > 0 && { c: record.availableMfaChannels }),
    ...(record.impersonation && { s: { r: record.impersonation.role, k: record.impersonation.companyKeys } }),
  };
}

/** Returns the record of an unsealed value, or null if it is invalid (sealed by another version). */
export function unpackSession(value: unknown): SessionRecord | null {
  if (typeof value !== "object" || value === null) return null;
  const packed = value as Partial<PackedSession>;
  if (typeof packed.t !== "string" || typeof packed.e !== "string" || !isRole(packed.r)) return null;
  if (typeof packed.i !== "number" || typeof packed.u !== "number") return null;
  return {
    accessToken: packed.t,
    employeeKey: packed.e,
    role: packed.r,
    passwordExpiresAt: packed.p ?? null,
    isMfaPending: packed.m === 1,
    availableMfaChannels: packed.c ?? [],
    impersonation: packed.s ? { role: packed.s.r, companyKeys: packed.s.k } : null,
    issuedAt: packed.i,
    touchedAt: packed.u,
  };
}

export function effectiveRoleOf(record: SessionRecord): Role {
  return record.impersonation?.role ?? record.role;
}
