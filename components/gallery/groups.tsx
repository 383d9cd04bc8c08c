import type { ComponentType } from "react";
import { ActionsGroup } from "./actions-group";
import { AddressGroup } from "./address-group";
import { AlertsGroup } from "./alerts-group";
import { ButtonsGroup } from "./buttons-group";
import { ChartsGroup } from "./charts-group";
import { ChoicesGroup } from "./choices-group";
import { CodesGroup } from "./codes-group";
import { DisplayGroup } from "./display-group";
import { FieldsGroup } from "./fields-group";
import { FilesGroup } from "./files-group";
import { FormGroup } from "./form-group";
import { LayersGroup } from "./layers-group";
import { PhoneGroup } from "./phone-group";
import { SelectsGroup } from "./selects-group";
import { ShellGroup } from "./shell-group";
import { StatesGroup } from "./states-group";
import { TableGroup } from "./table-group";
import { UpdateGroup } from "./update-group";
import { WindowsGroup } from "./windows-group";

export type GalleryGroup = { id: string; title: string; Group: ComponentType };

/** Every group of the gallery: one page each, in the order of its navigation. */
export const GALLERY_GROUPS: readonly GalleryGroup[] = [
  { id: "buttons", title: "Buttons", Group: ButtonsGroup },
  { id: "fields", title: "Fields", Group: FieldsGroup },
  { id: "choices", title: "Choices", Group: ChoicesGroup },
  { id: "form", title: "Form", Group: FormGroup },
  { id: "display", title: "Display", Group: DisplayGroup },
  { id: "charts", title: "Charts and progress", Group: ChartsGroup },
  { id: "states", title: "States", Group: StatesGroup },
  { id: "table", title: "Table", Group: TableGroup },
  { id: "update", title: "Update", Group: UpdateGroup },
  { id: "alerts", title: "Alerts", Group: AlertsGroup },
  { id: "shell", title: "Shell", Group: ShellGroup },
  { id: "actions", title: "Actions", Group: ActionsGroup },
  { id: "codes", title: "Codes", Group: CodesGroup },
  { id: "phone", title: "Phone", Group: PhoneGroup },
  { id: "selects", title: "Selects", Group: SelectsGroup },
  { id: "address", title: "Address", Group: AddressGroup },
  { id: "files", title: "Files", Group: FilesGroup },
  { id: "layers", title: "Layers", Group: LayersGroup },
  { id: "windows", title: "Windows", Group: WindowsGroup },
];
