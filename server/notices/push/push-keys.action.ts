import webPush from "web-push";
import type { VapidKeys } from "../../platform/config";
import { inTransaction, type Database } from "../../platform/database";

const keysLock = 7_262_403;

/**
 * At each start: keeps the configured keys' public half, or generates keys once. Browsers subscribe with the public key,
 * so subscriptions end with a change of it.
 */
export const settlePushKeys = (db: Database, configured: VapidKeys | null): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Of servers that start together, one decides.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${keysLock})`;
    const kept = await tx.pushKeys.findUnique({ where: { id: 1 } });
    if (configured && kept?.publicKey === configured.publicKey) {
      // The generated pair has moved to the configuration: backups no longer carry its private half.
      if (kept.privateKey !== null)
        await tx.pushKeys.update({ where: { id: 1 }, data: { privateKey: null } });
      return;
    }
    if (!configured && typeof kept?.privateKey === "string") return;
    const keys = configured
      ? { publicKey: configured.publicKey, privateKey: null }
      : webPush.generateVAPIDKeys();
    await tx.pushSubscription.deleteMany({});
    await tx.pushKeys.upsert({ where: { id: 1 }, create: keys, update: keys });
  });
