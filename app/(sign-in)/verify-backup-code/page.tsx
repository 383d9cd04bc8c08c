import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { searchText } from "@/app/page-search";
import { BackupCodeForm } from "@/components/auth/backup-code-form";

export const metadata: Metadata = { title: "Enter a backup code · Log in" };

export default async function Page({ searchParams }: Guarded) {
  await guardPage("/verify-backup-code", searchParams);
  return <BackupCodeForm from={searchText(await searchParams, "from")} />;
}
