"use client";

import { createContext } from "react";
import type { TextStore } from "./draft-slot";

/** The draft store of the signed-in employee for the forms below; null while the employee is unknown. */
export const DraftsContext = createContext<TextStore | null>(null);
