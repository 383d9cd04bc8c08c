import type { Metadata } from "next";
import { type PageSearch, searchText } from "@/app/page-search";
import { CodeForm } from "@/components/sign-in/code-form";

export const metadata: Metadata = { title: "Enter your code · Log in" };

export default async function Page({ searchParams }: { searchParams: PageSearch }) {
  return <CodeForm from={searchText(await searchParams, "from")} />;
}
