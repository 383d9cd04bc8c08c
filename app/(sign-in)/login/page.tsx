import type { Metadata } from "next";
import { type PageSearch, searchText } from "@/app/page-search";
import { LoginForm } from "@/components/sign-in/login-form";

export const metadata: Metadata = { title: "Log in · Lintel" };

export default async function Page({ searchParams }: { searchParams: PageSearch }) {
  return <LoginForm from={searchText(await searchParams, "from")} />;
}
