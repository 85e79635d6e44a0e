/** Where an arena's people find what it says of itself. */
export const arenaSettingsUrl = (publicUrl: string): string => `${publicUrl}/arena-settings`;
/** Where they find its day. */
export const arenaDashboardUrl = (publicUrl: string): string => `${publicUrl}/arena-dashboard`;
