import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { searchText } from "@/app/page-search";
import { CodeForm } from "@/components/auth/code-form";

export const metadata: Metadata = { title: "Enter your code · Log in" };

export default async function Page({ searchParams }: Guarded) {
  await guardPage("/verify-mfa", searchParams);
  return <CodeForm from={searchText(await searchParams, "from")} />;
}
