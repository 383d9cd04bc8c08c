import type { ComponentProps } from "react";
import { GlyphChip } from "@/components/ui/feedback/glyph-chip";
import type { EmployeeState } from "@/lib/domain/employee-state";
import { employeesCopy } from "./copy";

type ChipStyle = Omit<ComponentProps<typeof GlyphChip>, "label">;

const CHIP_STYLES: Record<EmployeeState, ChipStyle> = {
  active: { tone: "ok", glyph: "check" },
  invited: { tone: "info", glyph: "hourglass" },
  locked: { tone: "bad", glyph: "ban" },
  expired: { tone: "warn", glyph: "alert" },
};

/** The status of an account, in a word. */
export function AccountChip({ state }: { state: EmployeeState }) {
  return <GlyphChip {...CHIP_STYLES[state]} label={employeesCopy.states[state]} />;
}
