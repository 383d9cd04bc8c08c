import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { About } from "@/components/settings/about";

export const metadata: Metadata = { title: "About · Settings" };

export default async function Page({ searchParams }: Guarded) {
  await guardPage("/settings/about", searchParams);
  return <About />;
}
