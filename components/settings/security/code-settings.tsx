"use client";

import { Mail, MessageSquare } from "lucide-react";
import Link from "next/link";
import { useId, useState } from "react";
import { PhoneText } from "@/components/ui/inputs/phone-text";
import { Segmented } from "@/components/ui/inputs/segmented";
import { Switch } from "@/components/ui/inputs/switch";
import { changeOwnChoice } from "@/lib/client/data/employees/own-record";
import { codeChannel } from "@/lib/domain/code-channel";
import type { Employee, MfaChannel } from "@/lib/domain/entities";
import { SettingRow, SettingsSection } from "../settings-section";
import { CodesOffDialog } from "./codes-off-dialog";
import { CODE_COPY as copy } from "./copy";

const ICONS = { email: <Mail aria-hidden="true" />, text: <MessageSquare aria-hidden="true" /> };
const CHANNELS: readonly MfaChannel[] = ["email", "text"];

/** Sets whether sign-in requires a one-time code, and its destination. Turning codes off requires the password. */
export function CodeSettings({ employee }: { employee: Employee }) {
  const { key, phone, isMfaRequired = false } = employee;
  const [isConfirming, setIsConfirming] = useState(false);
  const detailId = useId();
  // A text needs a phone number, as at sign-in.
  const channel = codeChannel(employee);
  const changeRequirement = (isOn: boolean) => {
    if (isOn) void changeOwnChoice({ key, isMfaRequired: true }, copy.turnOn);
    else setIsConfirming(true);
  };
  const destination = channel === "text" && phone ? <PhoneText value={phone} /> : employee.email;
  const withoutPhone = (
    <>
      {destination}. {copy.noPhone} <Link href="/settings">{copy.toProfile}</Link>
    </>
  );
  return (
    <SettingsSection title={copy.title} detail={copy.detail}>
      <SettingRow title={copy.required} detail={isMfaRequired ? copy.isOn : copy.isOff}>
        <Switch label={copy.required} isLabelHidden value={isMfaRequired} onValueChange={changeRequirement} />
      </SettingRow>
      <SettingRow title={copy.channel} detail={phone ? destination : withoutPhone} detailId={detailId}>
        <Segmented
          label={copy.channel}
          describedBy={detailId}
          value={channel}
          onValueChange={(chosen) =>
            void changeOwnChoice({ key, preferredMfaChannel: chosen }, copy.choosing(copy.channels[chosen]))
          }
          options={CHANNELS.map((value) => ({
            value,
            label: copy.channels[value],
            icon: ICONS[value],
            isDisabled: value === "text" && !phone,
          }))}
        />
      </SettingRow>
      {isConfirming ? <CodesOffDialog employeeKey={key} onClose={() => setIsConfirming(false)} /> : null}
    </SettingsSection>
  );
}
