import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { searchText } from "@/app/page-search";
import { ResendCodeForm } from "@/components/auth/resend-code-form";

export const metadata: Metadata = { title: "Send a new code · Log in" };

export default async function Page({ searchParams }: Guarded) {
  await guardPage("/resend-mfa", searchParams);
  return <ResendCodeForm from={searchText(await searchParams, "from")} />;
}
