import type { Metadata } from "next";
import { type PageSearch, searchText } from "@/app/page-search";
import { BackupCodeForm } from "@/components/sign-in/backup-code-form";

export const metadata: Metadata = { title: "Enter a backup code · Log in" };

export default async function Page({ searchParams }: { searchParams: PageSearch }) {
  return <BackupCodeForm from={searchText(await searchParams, "from")} />;
}
