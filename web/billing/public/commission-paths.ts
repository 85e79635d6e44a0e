/** Where managers see what the arena owes its teachers. @param month "2026-11"; left out for this one. */
export const commissionsPath = (month?: string): string =>
  `/arena-financial/comissoes${month ? `/${month}` : ""}`;

/** Where teachers see their own. */
export const ownCommissionsPath = "/comissoes";
