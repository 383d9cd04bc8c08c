import type { ReactNode } from "react";
import { SignedInProviders } from "@/lib/client/providers/signed-in-providers";

/** Provides what signed-in screens provide, because the parts may depend on it. */
export default function GalleryLayout({ children }: { children: ReactNode }) {
  return <SignedInProviders>{children}</SignedInProviders>;
}
