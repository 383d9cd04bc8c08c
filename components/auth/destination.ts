/** Chooses the page that opens after sign-in. */
import { isPasswordExpiring } from "@/lib/access/decide-route";
import { homeOf } from "@/lib/access/role-table";
import { safeReturnPath } from "@/lib/access/safe-return-path";
import { serverNow } from "@/lib/client/session/server-clock";
import type { SignInAnswer } from "@/lib/client/session/sign-in";
import { DEFAULT_ROLE, isRole } from "@/lib/domain/roles";
import { noteLoginCode } from "./sent-code";

/** Returns the requested page if the role may open it, else the role's own list. An unknown role is "employee". */
export function destinationOf(from: string | null, role: unknown): string {
  const known = isRole(role) ? role : DEFAULT_ROLE;
  return safeReturnPath(from, known) ?? homeOf(known);
}

/** Returns the page after sign-in; an expiring password is reset first. */
export function afterSignIn({ role, passwordExpiresAt }: SignInAnswer["employee"], from: string | null): string {
  if (isPasswordExpiring(passwordExpiresAt ?? null, serverNow())) return withFrom("/reset-password", from);
  return destinationOf(from, role);
}

/** Adds the return path to the address of a sign-in page. */
export function withFrom(page: string, from: string | null): string {
  return from === null ? page : `${page}?from=${encodeURIComponent(from)}`;
}

/** Returns the page after a correct password, and records a sent code for the page where it is entered. */
export function afterLogin(
  { employee, isMfaPending, availableMfaChannels }: SignInAnswer,
  from: string | null,
): string {
  if (!isMfaPending) return afterSignIn(employee, from);
  noteLoginCode(employee, availableMfaChannels ?? []);
  return withFrom("/verify-mfa", from);
}

/** Returns the token in a reset link, which is either the token itself or an address that ends with it. */
export function resetTokenOf(passwordResetLink: string): string {
  const path = URL.canParse(passwordResetLink) ? new URL(passwordResetLink).pathname : passwordResetLink;
  const token = path.split("/").filter(Boolean).at(-1) ?? "";
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
