import dynamic from "next/dynamic";
import type { ComponentType } from "react";

export type GalleryGroup = { id: string; title: string; Group: ComponentType };

/** Every group of the gallery, one page each, in navigation order. */
export const GALLERY_GROUPS: readonly GalleryGroup[] = [
  {
    id: "buttons",
    title: "Buttons",
    Group: dynamic(() => import("./buttons-group").then(({ ButtonsGroup }) => ButtonsGroup)),
  },
  {
    id: "fields",
    title: "Fields",
    Group: dynamic(() => import("./fields-group").then(({ FieldsGroup }) => FieldsGroup)),
  },
  {
    id: "choices",
    title: "Choices",
    Group: dynamic(() => import("./choices-group").then(({ ChoicesGroup }) => ChoicesGroup)),
  },
  { id: "form", title: "Form", Group: dynamic(() => import("./form-group").then(({ FormGroup }) => FormGroup)) },
  {
    id: "display",
    title: "Display",
    Group: dynamic(() => import("./display-group").then(({ DisplayGroup }) => DisplayGroup)),
  },
  {
    id: "charts",
    title: "Charts and progress",
    Group: dynamic(() => import("./charts-group").then(({ ChartsGroup }) => ChartsGroup)),
  },
  {
    id: "states",
    title: "States",
    Group: dynamic(() => import("./states-group").then(({ StatesGroup }) => StatesGroup)),
  },
  { id: "table", title: "Table", Group: dynamic(() => import("./table-group").then(({ TableGroup }) => TableGroup)) },
  {
    id: "update",
    title: "Update",
    Group: dynamic(() => import("./update-group").then(({ UpdateGroup }) => UpdateGroup)),
  },
  {
    id: "alerts",
    title: "Alerts",
    Group: dynamic(() => import("./alerts-group").then(({ AlertsGroup }) => AlertsGroup)),
  },
  { id: "shell", title: "Shell", Group: dynamic(() => import("./shell-group").then(({ ShellGroup }) => ShellGroup)) },
  {
    id: "actions",
    title: "Actions",
    Group: dynamic(() => import("./actions-group").then(({ ActionsGroup }) => ActionsGroup)),
  },
  { id: "codes", title: "Codes", Group: dynamic(() => import("./codes-group").then(({ CodesGroup }) => CodesGroup)) },
  { id: "phone", title: "Phone", Group: dynamic(() => import("./phone-group").then(({ PhoneGroup }) => PhoneGroup)) },
  {
    id: "selects",
    title: "Selects",
    Group: dynamic(() => import("./selects-group").then(({ SelectsGroup }) => SelectsGroup)),
  },
  {
    id: "address",
    title: "Address",
    Group: dynamic(() => import("./address-group").then(({ AddressGroup }) => AddressGroup)),
  },
  { id: "files", title: "Files", Group: dynamic(() => import("./files-group").then(({ FilesGroup }) => FilesGroup)) },
  {
    id: "layers",
    title: "Layers",
    Group: dynamic(() => import("./layers-group").then(({ LayersGroup }) => LayersGroup)),
  },
  {
    id: "windows",
    title: "Windows",
    Group: dynamic(() => import("./windows-group").then(({ WindowsGroup }) => WindowsGroup)),
  },
];
