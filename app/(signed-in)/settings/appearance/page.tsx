import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { AppearanceSettings } from "@/components/settings/appearance-settings";
import { ShortcutSettings } from "@/components/settings/shortcut-settings";

export const metadata: Metadata = { title: "Appearance · Settings" };

export default async function Page({ searchParams }: Guarded) {
  await guardPage("/settings/appearance", searchParams);
  return (
    <>
      <AppearanceSettings />
      <ShortcutSettings />
    </>
  );
}
