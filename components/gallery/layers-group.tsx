"use client";

import { useSearchParams } from "next/navigation";
import { MenuSection, PopoverSection, TooltipSection } from "./layers-beside";
import { DialogSection, DrawerSection } from "./layers-modals";
import { TextBearingLayers } from "./text-bearers";

const SECTIONS = [
  { ids: ["dialog", "long-dialog", "confirm", "busy"], Shown: DialogSection },
  { ids: ["drawer", "wide-drawer", "left-drawer", "stack"], Shown: DrawerSection },
  { ids: ["menu", "submenu", "choices"], Shown: MenuSection },
  { ids: ["popover"], Shown: PopoverSection },
  { ids: ["tooltip"], Shown: TooltipSection },
];

/**
 * Every layer closed with its trigger; `?open=` shows one open, its section alone so that it is in sight, `?text=` each with
 * one hard text.
 */
export function LayersGroup() {
  const params = useSearchParams();
  const text = params.get("text");
  if (text !== null) return <TextBearingLayers name={text} />;
  const open = params.get("open");
  const alone = SECTIONS.filter(({ ids }) => open !== null && ids.includes(open));
  return (alone.length > 0 ? alone : SECTIONS).map(({ ids, Shown }) => <Shown key={ids[0]} />);
}
