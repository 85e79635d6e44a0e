export const arenaSettingsPath = "/arena-settings";
