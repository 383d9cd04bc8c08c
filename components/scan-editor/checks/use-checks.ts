"use client";

import { useSyncExternalStore } from "react";
import type { ChecksDesk, ChecksState } from "@/lib/editor/checks/checks-desk";

export const useChecks = (desk: ChecksDesk): ChecksState => useSyncExternalStore(desk.subscribe, desk.get, desk.get);
