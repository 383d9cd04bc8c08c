import type { ReactNode } from "react";
import { SignedInProviders } from "@/lib/client/providers/signed-in-providers";

/** The parts on show may stand on all that the screens of the signed-in have. */
export default function GalleryLayout({ children }: { children: ReactNode }) {
  return <SignedInProviders>{children}</SignedInProviders>;
}
