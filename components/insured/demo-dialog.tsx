"use client";

import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/inputs/select";
import { Dialog } from "@/components/ui/overlays/dialog";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { asApiError } from "@/lib/client/calls/api-error";
import { callBackend } from "@/lib/client/calls/call-backend";
import { useEdit } from "@/lib/client/data/edits/use-edit";
import { companyOptions } from "@/lib/domain/company-options";
import { overviewPath } from "@/lib/domain/insured-paths";
import { insuredCopy } from "./copy";
import { dialogsCopy } from "./dialogs-copy";

const copy = { ...insuredCopy.demo, ...dialogsCopy.demo };

type Props = { companyNames: ReadonlyMap<string, string>; onClose: () => void };

/** Creates a demo inspection in a chosen company. */
export function DemoDialog({ companyNames, onClose }: Props) {
  const router = useRouter();
  const options = useMemo(() => companyOptions(companyNames), [companyNames]);
  const [companyKey, setCompanyKey] = useState(options.length === 1 ? (options[0]?.value ?? "") : "");
  const create = useEdit("insured.demo", { label: copy.title, retry: (params) => createDemo(params.companyKey) });
  const createDemo = async (company: string) => {
    const outcome = await create.run({ companyKey: company });
    if (outcome.status !== "done") return;
    onClose();
    const { projectKey } = outcome.result;
    showAlert({
      type: "success",
      message: copy.done,
      buttonProps: { label: copy.open, onClick: () => void open(projectKey) },
    });
  };
  const open = async (projectKey: string) => {
    try {
      const project = await callBackend("project.get", { key: projectKey });
      router.push(overviewPath(project.insuredKey, project.key));
    } catch (thrown) {
      showAlert({ type: "error", message: asApiError(thrown, copy.notFound).message });
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={copy.title}
      description={copy.text}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {copy.cancel}
        </Button>,
        <Button
          key="create"
          variant="primary"
          isLoading={create.isRunning}
          disabledReason={companyKey === "" ? copy.companyFirst : null}
          onClick={() => void createDemo(companyKey)}
        >
          {copy.create}
        </Button>,
      ]}
    >
      <Select label={insuredCopy.company} options={options} value={companyKey} onValueChange={setCompanyKey} required />
    </Dialog>
  );
}
