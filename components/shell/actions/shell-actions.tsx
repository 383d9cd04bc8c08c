"use client";

import { CircleHelp, Keyboard, LogOut, Search } from "lucide-react";
import { usePathname } from "next/navigation";
import { useState } from "react";
import type { Action } from "@/lib/client/actions/action";
import { useActions } from "@/lib/client/actions/use-actions";
import { changeAppearance, useAppearance } from "@/lib/client/appearance/use-appearance";
import { usePublicConfig } from "@/lib/client/public-config";
import { useSession } from "@/lib/client/session/use-session";
import { LogOutDialog } from "../log-out-dialog";
import { shellModeOf } from "../shell-mode";
import { useGo } from "../use-go";
import { WORDS as SHELL_WORDS } from "../words";
import { goActions } from "./go-actions";
import { useLazyPart } from "./use-lazy-part";
import { viewActions } from "./view-actions";
import { WORDS } from "./words";

/** The ids by which the shell's own controls reach their commands. */
export const PALETTE_ACTION = "palette.open";
export const LOG_OUT_ACTION = "account.log-out";
export const SHORTCUTS_ACTION = "help.shortcuts";

const loadPalette = () => import("../command-palette/palette-dialog").then(({ PaletteDialog }) => PaletteDialog);
const loadShortcuts = () => import("./shortcuts-overlay").then(({ ShortcutsOverlay }) => ShortcutsOverlay);

/** Declares what can be done from everywhere, and stands ready with the palette, the list of keys and the log-out question. */
export function ShellActions() {
  const go = useGo();
  const mode = shellModeOf(usePathname());
  const appearance = useAppearance();
  const { session } = useSession();
  const { helpUrl, helpUrlUnderwriting } = usePublicConfig();
  const [open, setOpen] = useState<"palette" | "shortcuts" | "log-out" | null>(null);
  const help = session?.effectiveRole === "underwriting_reviewer" ? helpUrlUnderwriting : helpUrl;

  const own: Action[] = [
    {
      id: PALETTE_ACTION,
      group: "help",
      label: WORDS.search,
      keys: ["mod+k"],
      icon: Search,
      isKeyOnly: true,
      worksWhileTyping: true,
      run: () => setOpen("palette"),
    },
    {
      id: SHORTCUTS_ACTION,
      group: "help",
      label: WORDS.shortcuts,
      keywords: WORDS.shortcutsKeywords,
      keys: ["?"],
      icon: Keyboard,
      run: () => setOpen("shortcuts"),
    },
    {
      id: "help.documentation",
      group: "help",
      label: WORDS.help,
      icon: CircleHelp,
      isOffered: Boolean(help),
      run: () => window.open(help ?? undefined, "_blank", "noreferrer"),
    },
    {
      id: LOG_OUT_ACTION,
      group: "account",
      label: SHELL_WORDS.logOut,
      keywords: "sign out leave",
      icon: LogOut,
      run: () => setOpen("log-out"),
    },
  ];
  useActions([...goActions(go), ...viewActions(appearance, mode, changeAppearance), ...own]);

  const palette = useLazyPart(loadPalette, open === "palette");
  const shortcuts = useLazyPart(loadShortcuts, open === "shortcuts");
  const change = (part: typeof open) => (isOpen: boolean) => setOpen(isOpen ? part : null);
  return (
    <>
      {palette.Part ? <palette.Part isOpen={open === "palette"} onOpenChange={change("palette")} /> : null}
      {shortcuts.Part ? <shortcuts.Part isOpen={open === "shortcuts"} onOpenChange={change("shortcuts")} /> : null}
      <LogOutDialog isOpen={open === "log-out"} onOpenChange={change("log-out")} />
    </>
  );
}
