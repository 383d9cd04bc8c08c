/** Malicious names; LibreOffice certainly evaluates the first one. */
export const HOSTILE = [
  "=1+1",
  '=HYPERLINK("http://example.com","x")',
  "+1+1",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1,1)",
  "\t=1+1",
  "\r=1+1",
  "a;=1+1",
  "a\n=1+1",
  '"=1+1',
  '","=1+1',
];
