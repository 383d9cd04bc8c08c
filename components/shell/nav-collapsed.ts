"use client";

import { createContext, useContext } from "react";

/** Whether what stands in the navigation has room for its icon only. */
export const NavCollapsed = createContext(false);

export function useIsNavCollapsed(): boolean {
  return useContext(NavCollapsed);
}
