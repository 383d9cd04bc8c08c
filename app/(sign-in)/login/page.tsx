import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { searchText } from "@/app/page-search";
import { LoginForm } from "@/components/auth/login-form";

export const metadata: Metadata = { title: "Log in · Lintel" };

export default async function Page({ searchParams }: Guarded) {
  await guardPage("/login", searchParams);
  return <LoginForm from={searchText(await searchParams, "from")} />;
}
