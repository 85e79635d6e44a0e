/** Where managers say what came into the bank. @param list "conciliados" or "ignorados"; left out for what is to be looked at. */
export const reconciliationPath = (list?: string): string =>
  `/arena-financial/conciliacao${list ? `/${list}` : ""}`;
