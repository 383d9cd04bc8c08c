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
import { CODE_WORDS as words } from "./words";

const ICONS = { email: <Mail aria-hidden="true" />, text: <MessageSquare aria-hidden="true" /> };
const CHANNELS: readonly MfaChannel[] = ["email", "text"];

/** Whether a one-time code is asked for, and where it is sent. To ask for none any more takes the password. */
export function CodeSettings({ employee }: { employee: Employee }) {
  const { key, phone, isMfaRequired = false } = employee;
  const [isAsked, setIsAsked] = useState(false);
  const detailId = useId();
  // As the sign-in does: a text has to have somewhere to go.
  const channel = codeChannel(employee);
  const require = (isOn: boolean) => {
    if (isOn) void changeOwnChoice({ key, isMfaRequired: true }, words.turnOn);
    else setIsAsked(true);
  };
  const address = channel === "text" && phone ? <PhoneText value={phone} /> : employee.email;
  const missing = (
    <>
      {address}. {words.noPhone} <Link href="/settings">{words.toProfile}</Link>
    </>
  );
  return (
    <SettingsSection title={words.title} detail={words.detail}>
      <SettingRow title={words.required} detail={isMfaRequired ? words.isOn : words.isOff}>
        <Switch label={words.required} isLabelHidden value={isMfaRequired} onValueChange={require} />
      </SettingRow>
      <SettingRow title={words.channel} detail={phone ? address : missing} detailId={detailId}>
        <Segmented
          label={words.channel}
          describedBy={detailId}
          value={channel}
          onValueChange={(chosen) =>
            void changeOwnChoice({ key, preferredMfaChannel: chosen }, words.choosing(words.channels[chosen]))
          }
          options={CHANNELS.map((value) => ({
            value,
            label: words.channels[value],
            icon: ICONS[value],
            isDisabled: value === "text" && !phone,
          }))}
        />
      </SettingRow>
      {isAsked ? <CodesOffDialog employeeKey={key} onClose={() => setIsAsked(false)} /> : null}
    </SettingsSection>
  );
}
