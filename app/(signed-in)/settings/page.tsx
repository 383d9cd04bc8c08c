import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { ProfileSettings } from "@/components/settings/profile/profile-settings";

export const metadata: Metadata = { title: "Profile · Settings" };

export default async function Page({ searchParams }: Guarded) {
  await guardPage("/settings", searchParams);
  return <ProfileSettings />;
}
