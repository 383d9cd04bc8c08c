import { admit, expect, test } from "./fixtures";
import { EditorPage } from "./editor-page";
import { HOME_INSURED } from "./zz-names";
