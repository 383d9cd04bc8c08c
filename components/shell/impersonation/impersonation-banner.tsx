import { UserRoundCog } from "lucide-react";
import { Notice } from "@/components/ui/feedback/notice";
import type { Role } from "@/lib/domain/roles";
import { ROLE_NAMES } from "../frame/copy";
import { IMPERSONATION_COPY as COPY } from "./copy";

export type ImpersonationBannerProps = {
  seenAs: Role;
  /** Names of the visible companies; empty for all. */
  companies: readonly string[];
  isStopping?: boolean;
  onStop: () => void;
};

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Shows the impersonated role, and the button that ends it. */
export function ImpersonationBanner({ seenAs, companies, isStopping = false, onStop }: ImpersonationBannerProps) {
  return (
    <Notice
      tone="info"
      isBanner
      icon={<UserRoundCog aria-hidden="true" />}
      action={
        <button type="button" aria-disabled={isStopping || undefined} onClick={isStopping ? undefined : onStop}>
          {COPY.stop}
        </button>
      }
    >
      {COPY.seesAs} <b>{[ROLE_NAMES[seenAs].toLowerCase(), list.format(companies)].filter(Boolean).join(", ")}</b>.
    </Notice>
  );
}
