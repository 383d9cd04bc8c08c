import "@fontsource-variable/geist";
import "@fontsource-variable/geist-mono";
import "./tokens.css";
import "./base.css";
import "./print.css";
import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import { AlertsViewport } from "@/components/shell/alerts-viewport";
import { ThirdParties } from "@/components/shell/third-parties/third-parties";
import { UpdateCheck } from "@/components/shell/update-check";
import { ViewportHeight } from "@/components/shell/viewport-height";
import { APPEARANCE_COOKIE, appearanceAttributes, readAppearance } from "@/lib/client/appearance/appearance";
import { AppProviders } from "@/lib/client/providers/app-providers";
import { serverEnv } from "@/lib/server/env";
import { readPublicConfig } from "@/lib/server/public-config";

const title = { default: "Lintel", template: "%s" };
export const metadata: Metadata = { title, description: "Inspections and claims, for your desk." };
export const viewport: Viewport = { colorScheme: "light dark" };

/** Reads the appearance from its cookie, so that the first paint has the right theme. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  // Cookies are read first: a build has no environment, and this call stops prerendering before `serverEnv`.
  const appearance = readAppearance((await cookies()).get(APPEARANCE_COOKIE)?.value);
  const config = readPublicConfig(serverEnv(), await headers());
  return (
    <html lang="en" {...appearanceAttributes(appearance)} suppressHydrationWarning>
      <body>
        <AppProviders config={config} appearance={appearance}>
          <ViewportHeight />
          {children}
          <AlertsViewport />
          <UpdateCheck />
          <ThirdParties />
        </AppProviders>
      </body>
    </html>
  );
}
