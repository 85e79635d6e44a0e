/** Where a federation's data, its Pix key and its people are. */
export const federationSettingsPath = "/federation/settings";
