/** Where a sign-in leads. */
import { homeOf } from "@/lib/access/role-table";
import { safeReturnPath } from "@/lib/access/safe-return-path";
import type { Role } from "@/lib/domain/roles";

/** The page asked for before the sign-in when the role may open it, else the role's own list. */
export function destinationOf(from: string | null, role: Role): string {
  return safeReturnPath(from, role) ?? homeOf(role);
}

/** A sign-in page that keeps the way back. */
export function withFrom(page: string, from: string | null): string {
  return from === null ? page : `${page}?from=${encodeURIComponent(from)}`;
}

/**
 * The page for an expired password. The link that came is the token itself, or an address whose last segment is it.
 */
export function expiredPasswordPath(email: string, passwordResetLink: string): string {
  const path = URL.canParse(passwordResetLink) ? new URL(passwordResetLink).pathname : passwordResetLink;
  const token = path.split("/").filter(Boolean).at(-1) ?? "";
  return `/reset-expired-password/${encodeURIComponent(email)}/${encodeURIComponent(decodeURIComponent(token))}`;
}
