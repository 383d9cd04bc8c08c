"use client";

import { ChevronDown, Mail, MessageSquare, Send } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menus/menu";
import { may } from "@/lib/access/permissions";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { useEdit } from "@/lib/client/data/edits/use-edit";
import { usePublicConfig } from "@/lib/client/public-config";
import { useBackend } from "@/lib/client/reads/use-backend";
import { useSession } from "@/lib/client/session/use-session";
import type { Insured, MfaChannel, Project } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import { displayNorthAmericanPhone } from "@/lib/validation/north-american-phone";
import { inviteCopy } from "./invite-copy";

type Props = {
  insured: Pick<Insured, "email" | "phone">;
  project: Pick<Project, "key">;
  /** Whether an invitation was sent before. */
  isAgain: boolean;
  /** A borderless button, next to a line of text. */
  isQuiet?: boolean;
};

/** Formats a North American phone number; returns other numbers and emails unchanged. */
const formatAddress = (address: string) => displayNorthAmericanPhone(address) ?? address;

/** Sends the claim's invitation by email or text. Renders nothing for roles that may not send it. */
export function SendInvite({ insured, project, isAgain, isQuiet }: Props) {
  const { keyBase } = usePublicConfig();
  const { session } = useSession();
  const send = useEdit("invite.create", {
    label: inviteCopy.label,
    retry: (params) => invite(params.channel, params.key),
  });
  const { data: sent = [] } = useBackend("invite.list", { projectKey: project.key });
  // Each key is used until the backend confirms or lists its invitation, so that pressing again after a lost response
  // sends no duplicate.
  const keys = useRef<Partial<Record<MfaChannel, string>>>({});
  const addresses: Record<MfaChannel, string> = { email: insured.email ?? "", text: insured.phone ?? "" };
  const keyOf = (channel: MfaChannel) => {
    const unconfirmed = keys.current[channel];
    const isUsable = unconfirmed !== undefined && !sent.some(({ key }) => key === unconfirmed);
    return isUsable ? unconfirmed : createKey("invite", keyBase);
  };
  const invite = async (channel: MfaChannel, key = keyOf(channel)) => {
    keys.current[channel] = key;
    const outcome = await send.run({ key, projectKey: project.key, channel });
    if (outcome.status !== "done") return;
    keys.current = {};
    showAlert({ type: "success", message: inviteCopy.done(formatAddress(outcome.result.sentTo)) });
  };
  if (session === null || !may(session.effectiveRole, "editClaims")) return null;
  return (
    <Menu
      trigger={
        <Button size="sm" variant={isQuiet ? "ghost" : undefined} icon={<Send />} isLoading={send.isRunning}>
          {isAgain ? inviteCopy.again : inviteCopy.send}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {(["email", "text"] as const).map((channel) => (
        <MenuItem
          key={channel}
          icon={channel === "email" ? <Mail /> : <MessageSquare />}
          detail={formatAddress(addresses[channel]) || undefined}
          disabledReason={addresses[channel] ? null : inviteCopy.missing[channel]}
          onSelect={() => void invite(channel)}
        >
          {inviteCopy.channels[channel]}
        </MenuItem>
      ))}
    </Menu>
  );
}
