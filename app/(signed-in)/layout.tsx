import type { ReactNode } from "react";
import { ActionsRoot } from "@/components/shell/actions/actions-root";
import { PaletteField } from "@/components/shell/command-palette/palette-field";
import { Shell } from "@/components/shell/shell";

export default function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <ActionsRoot>
      <Shell quickSearch={<PaletteField />}>{children}</Shell>
    </ActionsRoot>
  );
}
