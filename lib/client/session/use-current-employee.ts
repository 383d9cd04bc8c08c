"use client";
import type { Employee } from "../../domain/entities";
import { useBackend } from "../reads/use-backend";
import { useSession } from "./use-session";

/** Returns the signed-in employee, also during an impersonation. */
export function useCurrentEmployee(): { employee: Employee | null; isLoading: boolean } {
  const { session, isLoading: isSessionLoading } = useSession();
  const isSignedIn = session !== null && !session.isMfaPending;
  const { data, isLoading } = useBackend("employee.me", isSignedIn ? {} : null);
  return { employee: data ?? null, isLoading: isSessionLoading || isLoading };
}
