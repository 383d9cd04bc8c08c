import type { Metadata } from "next";
import { type PageSearch, searchText } from "@/app/page-search";
import { ResendCodeForm } from "@/components/sign-in/resend-code-form";

export const metadata: Metadata = { title: "Send a new code · Log in" };

export default async function Page({ searchParams }: { searchParams: PageSearch }) {
  return <ResendCodeForm from={searchText(await searchParams, "from")} />;
}
