import { Monitor, Moon, Sun } from "lucide-react";
import type { ActionIcon } from "@/lib/client/actions/action";
import type { Theme } from "@/lib/client/appearance/appearance";

/** The icon of each theme. */
export const THEME_ICONS: Record<Theme, ActionIcon> = { light: Sun, dark: Moon, system: Monitor };
