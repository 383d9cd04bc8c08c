import type { ReactNode } from "react";
import { QaReportProvider } from "@/components/project/qa-report/qa-report-provider";
import { ActionsRoot } from "@/components/shell/actions/actions-root";
import { PaletteField } from "@/components/shell/command-palette/palette-field";
import { Shell } from "@/components/shell/shell";
import { StoredDraftsProvider } from "@/components/shell/stored-drafts-provider";
import { SignedInProviders } from "@/lib/client/providers/signed-in-providers";
import { NavViews } from "./nav-views";

export default function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <SignedInProviders>
      <StoredDraftsProvider>
        <ActionsRoot>
          <QaReportProvider />
          <Shell quickSearch={<PaletteField />} views={<NavViews />}>
            {children}
          </Shell>
        </ActionsRoot>
      </StoredDraftsProvider>
    </SignedInProviders>
  );
}
