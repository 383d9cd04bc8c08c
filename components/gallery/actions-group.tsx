"use client";

import { Download, FileText, History, KeyRound, Trash2, UserRound } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { KeyHint } from "@/components/ui/keys/key-hint";
import { ShortcutList } from "@/components/ui/keys/shortcut-list";
import { ActionMenuItem, type MenuAction } from "@/components/ui/menus/action-menu-item";
import { Menu, MenuSeparator } from "@/components/ui/menus/menu";
import { PendingKeys } from "../shell/actions/pending-keys";
import { ShortcutsOverlay } from "../shell/actions/shortcuts-overlay";
import { PaletteDialog } from "../shell/command-palette/palette-dialog";
import type { PaletteSection } from "../shell/command-palette/palette-section";
import { PaletteView } from "../shell/command-palette/palette-view";
import styles from "./actions-group.module.css";
import { Opened } from "./opened";
import { Section, Specimen } from "./section";
import { ShellCommands, ShellFixture } from "./shell-fixture";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const nothing = () => {};

const EXPORT: MenuAction = {
  label: "Export as CSV",
  icon: Download,
  shortcut: "e",
  disabledReason: null,
  run: nothing,
};
const REPORT: MenuAction = { ...EXPORT, label: "Open the report", icon: FileText, shortcut: "g r", href: "/gallery" };
const DONE: MenuAction = { ...EXPORT, label: "Mark done", icon: FileText, disabledReason: "3 checks are open" };
const DELETE: MenuAction = { ...EXPORT, label: "Delete", icon: Trash2, shortcut: "Del" };

const PAGE: PaletteSection = {
  id: "page",
  heading: "This page",
  items: [
    { id: "export", label: "Export as CSV", icon: Download, caps: ["Ctrl E"] },
    { id: "done", label: "Mark done", icon: FileText, disabledReason: "3 checks are open" },
    { id: "go", label: "Go to Insured", icon: UserRound, caps: ["g", "i"] },
  ],
};
const RECENT: PaletteSection = {
  id: "recent",
  heading: "Recent",
  items: [
    { id: "rtl", label: SPECIMEN_TEXTS.rightToLeft, detail: "KM-26-104417", icon: History },
    { id: "emoji", label: SPECIMEN_TEXTS.emoji, icon: History },
    { id: "markup", label: SPECIMEN_TEXTS.markup, icon: History },
    { id: "long", label: SPECIMEN_TEXTS.unbroken, detail: "a person with a long name · KM-26-104417", icon: History },
  ],
};
const KEY: PaletteSection = {
  id: "key",
  heading: "Key",
  items: [{ id: "key", label: "Open Claim KM-26-104417", icon: KeyRound }],
};

const SHORTCUTS = [
  {
    id: "list",
    heading: "This list",
    shortcuts: [
      { id: "next", label: "Next row", ways: [["j"], ["↓"]] },
      { id: "search", label: "Search insured", ways: [["/"]] },
      { id: "done", label: "Mark done", ways: [["e"]], disabledReason: "3 checks are open" },
    ],
  },
  {
    id: "go",
    heading: "Go to",
    shortcuts: [
      { id: "insured", label: "Go to Insured", ways: [["g", "i"]], isOff: true },
      { id: "palette", label: "Search or jump to", ways: [["⌘K"]] },
    ],
  },
];

type Shown = {
  label: string;
  search: string;
  sections: PaletteSection[];
  message?: string;
  error?: string;
  isBusy?: boolean;
};

const PALETTES: Shown[] = [
  { label: "before typing: recent pages, then commands", search: "", sections: [RECENT, PAGE] },
  { label: "the key of a record with a page", search: "prj-7k0bqqtzwxcvbnmd7k0bqqtzwxcvbnmd", sections: [KEY] },
  {
    label: "the key of a record without a page",
    search: "vrx-7k0bqqtzwxcvbnmd7k0bqqtzwxcvbnmd",
    sections: [],
    message: "This is the key of a vertex. It has no page of its own. Open the scan editor of its inspection.",
  },
  {
    label: "a search that failed",
    search: "Marisol",
    sections: [PAGE],
    error: "Insured couldn't be searched: the server doesn't respond.",
  },
  { label: "nothing found", search: SPECIMEN_TEXTS.zeroWidth, sections: [], message: "No results for “Figueroa”." },
];

/** Commands in the palette, in a menu, and by their keys. */
export function ActionsGroup() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Section title="Palette" note="when it opens, a pasted key, a failed search, no result">
        {PALETTES.map(({ label, search, sections, message, error, isBusy }) => (
          <Specimen key={label} label={label} isWide>
            <div className={styles.palette}>
              <PaletteView
                search={search}
                onSearchChange={nothing}
                sections={sections}
                onChoose={nothing}
                message={message}
                error={error}
                isBusy={isBusy}
                announcement=""
              />
            </div>
          </Specimen>
        ))}
        <Specimen label="live">
          <Button onClick={() => setIsOpen(true)}>Search or jump to</Button>
          <PaletteDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Specimen>
      </Section>
      <Section
        title="Menu from commands"
        note="icon, shortcut, the reason in place of the shortcut, a link, a destructive action"
      >
        <Specimen label="opens on press">
          <Menu trigger={<Button>Actions</Button>}>
            <ActionMenuItem action={EXPORT} />
            <ActionMenuItem action={REPORT} />
            <ActionMenuItem action={DONE} />
            <ActionMenuItem action={null} />
            <MenuSeparator />
            <ActionMenuItem action={DELETE} isDanger />
          </Menu>
        </Specimen>
        <Specimen label="a button with its shortcut in the tooltip">
          <IconButton icon={<Download />} label="Export as CSV" shortcut="Ctrl E" variant="secondary" />
        </Specimen>
      </Section>
      <Section title="Keys" note="one stroke, a chord, a sequence; the list that ? opens">
        <Specimen label="one stroke">
          <KeyHint caps={["j"]} />
        </Specimen>
        <Specimen label="a chord">
          <KeyHint caps={["Ctrl Shift Z"]} />
        </Specimen>
        <Specimen label="a sequence">
          <KeyHint caps={["g", "i"]} />
        </Specimen>
        <Specimen label="the list, with a shortcut turned off and a disabled command" isWide>
          <ShortcutList groups={SHORTCUTS} />
        </Specimen>
        <Specimen label="after the first key of a sequence: the possible next keys" isWide>
          <ShellFixture>
            <ShellCommands />
            <div className={styles.pending}>
              <PendingKeys strokes={["g"]} />
            </div>
          </ShellFixture>
        </Specimen>
        <Opened id="shortcuts" label="Keyboard shortcuts">
          {(state) => (
            <ShellFixture>
              <ShortcutsOverlay {...state} />
            </ShellFixture>
          )}
        </Opened>
      </Section>
    </>
  );
}
