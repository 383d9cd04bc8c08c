import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { SecuritySettings } from "@/components/settings/security/security-settings";

export const metadata: Metadata = { title: "Security · Settings" };

export default async function Page({ searchParams }: Guarded) {
  await guardPage("/settings/security", searchParams);
  return <SecuritySettings />;
}
