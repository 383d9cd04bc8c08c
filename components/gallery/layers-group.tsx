"use client";

import { useSearchParams } from "next/navigation";
import { HardTextLayers } from "./hard-texts";
import { MenuSection, PopoverSection, TooltipSection } from "./layers-anchored";
import { DialogSection, DrawerSection } from "./layers-modals";

const SECTIONS = [
  { ids: ["dialog", "long-dialog", "confirm", "busy"], Shown: DialogSection },
  { ids: ["drawer", "wide-drawer", "left-drawer", "stack"], Shown: DrawerSection },
  { ids: ["menu", "submenu", "choices"], Shown: MenuSection },
  { ids: ["popover"], Shown: PopoverSection },
  { ids: ["tooltip"], Shown: TooltipSection },
];

/**
 * Every layer, closed with its trigger. `?open=` shows one open with its section only, so that it is in view; `?text=`
 * fills each with one difficult text.
 */
export function LayersGroup() {
  const params = useSearchParams();
  const text = params.get("text");
  if (text !== null) return <HardTextLayers name={text} />;
  const open = params.get("open");
  const matching = SECTIONS.filter(({ ids }) => open !== null && ids.includes(open));
  return (matching.length > 0 ? matching : SECTIONS).map(({ ids, Shown }) => <Shown key={ids[0]} />);
}
