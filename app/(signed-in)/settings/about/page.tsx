import type { Metadata } from "next";
import { guardPage } from "@/app/guard-page";
import { About } from "@/components/settings/about";

export const metadata: Metadata = { title: "About · Settings" };

export default async function Page() {
  await guardPage("/settings/about");
  return <About />;
}
