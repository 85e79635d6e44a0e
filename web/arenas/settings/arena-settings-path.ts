export const arenaSettingsPath = "/arena-settings";
export const openingHoursPath = `${arenaSettingsPath}/horarios`;
export const courtsAndPricesPath = `${arenaSettingsPath}/quadras`;
export const receivingPath = `${arenaSettingsPath}/recebimento`;
export const teamPath = `${arenaSettingsPath}/equipe`;

/** What an arena says of itself, part by part. */
export const settingsTabs = [
  { to: arenaSettingsPath, label: "Arena" },
  { to: openingHoursPath, label: "Horários e feriados" },
  { to: courtsAndPricesPath, label: "Quadras e preços" },
  { to: receivingPath, label: "Recebimento" },
  { to: teamPath, label: "Quem trabalha aqui" },
] as const;
