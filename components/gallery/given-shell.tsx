"use client";

import { BookMarked, Keyboard, LogOut, Search } from "lucide-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { goActions } from "@/components/shell/actions/go-actions";
import { LOG_OUT_ACTION, PALETTE_ACTION, SHORTCUTS_ACTION } from "@/components/shell/actions/shell-actions";
import { BOOKMARKS_ACTION } from "@/components/shell/bookmarks-button";
import { useActions } from "@/lib/client/actions/use-actions";
import { type FixedAnswer, FixedAnswers } from "@/lib/client/providers/fixed-answers";
import { gallerySession, personAnswer } from "./shell-answers";
import { SPECIMEN_WORDS } from "./specimen-copy";

const nothing = () => undefined;
const never = () => nothing;

/** The commands that the shell's parts ask for, and some to list; here they lead nowhere. Once on a page. */
export function ShellCommands() {
  useActions([
    ...goActions(nothing),
    { id: PALETTE_ACTION, group: "help", label: "Search or jump to", keys: ["mod+k"], icon: Search, run: nothing },
    { id: SHORTCUTS_ACTION, group: "help", label: "Keyboard shortcuts", keys: ["?"], icon: Keyboard, run: nothing },
    {
      id: BOOKMARKS_ACTION,
      group: "go",
      label: "Bookmarked claims",
      keys: ["g b"],
      icon: BookMarked,
      run: nothing,
    },
    // Not among those that the palette lists here.
    { id: LOG_OUT_ACTION, group: "account", label: "Log Out", icon: LogOut, isKeyOnly: true, run: nothing },
    {
      id: "gallery.blocked",
      group: "page",
      label: "Mark done",
      keys: ["e"],
      disabledReason: "3 things are open",
      run: nothing,
    },
    { id: "gallery.hard", group: "page", label: SPECIMEN_WORDS.unbroken, keys: ["mod+shift+z", "u"], run: nothing },
  ]);
  return null;
}

/** One command of this name, reached by g and z. */
export function OneCommand({ label }: { label: string }) {
  useActions([{ id: "gallery.one", group: "page", label, keys: ["g z"], run: nothing }]);
  return null;
}

/** What is below takes an admin for signed in, and is told `answers`. */
export function GivenShell({ answers, children }: { answers?: () => readonly FixedAnswer[]; children: ReactNode }) {
  // Only the browser knows the time that the answers run from.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? <Given answers={answers}>{children}</Given> : null;
}

function Given({ answers, children }: Parameters<typeof GivenShell>[0]) {
  const [given] = useState(() => [personAnswer(), ...(answers?.() ?? [])]);
  const [session] = useState(gallerySession);
  return (
    <FixedAnswers session={session} answers={given}>
      {children}
    </FixedAnswers>
  );
}
