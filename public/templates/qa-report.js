import { startReport } from "./qa-report-window.js";

startReport(window);
