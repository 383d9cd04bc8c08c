/** The texts of the error pages by code. */
export const ERROR_COPY = {
  somethingWrong: "Something is not quite right...",
  tryReloading: "Please try reloading the page",
  noAccess: "Oops, looks like you don't have access to this page.",
  checkAddress: "Double check the url or check with your administrator",
  notFound: "Something is not quite right. This page was not found on our servers",
  reloadPage: "Reload Page",
  goToInsured: "Go To Insured",
  pageTitles: {
    reload: "Reload needed · Error",
    noAccess: "No access · Error",
    notFound: "Page not found · Error",
    other: "Something went wrong · Error",
  },
} as const;
