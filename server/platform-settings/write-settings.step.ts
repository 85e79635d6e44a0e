import type { PlatformSettings, Prisma } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { platformSettings, theSettings } from "./platform-settings.loader";

/** Locks the row: of two who change it at once the second waits, and sees what the first did. */
export async function lockSettings(tx: Transaction): Promise<PlatformSettings> {
  await tx.$queryRaw`SELECT id FROM configuracoes WHERE id = 1 FOR UPDATE`;
  return platformSettings(tx);
}

/** Expects it to be locked. */
export async function changeSettings(
  tx: Transaction,
  settings: Omit<Prisma.PlatformSettingsUpdateInput, "id" | "version">,
): Promise<void> {
  await tx.platformSettings.update({
    where: theSettings,
    data: { ...settings, version: { increment: 1 } },
  });
}

/** Whom the configuration names answers for the platform until an admin has saved anything. */
export async function nameFirstContact(
  tx: Transaction,
  { name: operatorName, email: contactEmail }: { name: string; email: string },
): Promise<void> {
  await tx.platformSettings.updateMany({ where: { version: 0 }, data: { operatorName, contactEmail } });
}
