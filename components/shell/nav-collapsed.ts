"use client";

import { createContext, useContext } from "react";

/** Whether the navigation only has room for icons. */
export const NavCollapsed = createContext(false);

export function useIsNavCollapsed(): boolean {
  return useContext(NavCollapsed);
}
