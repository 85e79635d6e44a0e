import { openSession } from "../../server/identity/session.step";
import type { TestApi } from "./api";
import { newDevice } from "./push-device";

/** Creates an unread notice for an account. */
export async function createNotice(api: TestApi, userId: string): Promise<string> {
  const notice = {
    userId,
    title: "Sua aula mudou",
    text: "Agora é assim:\nquinta às 19:00",
    path: "/arena-calendar",
  };
  const { id } = await api.db.notice.create({ data: notice, select: { id: true } });
  return id;
}

/** A device that shows an account's notices, of a new session unless another is given. @returns its id. */
export async function createPushDevice(api: TestApi, userId: string, sessionId?: string): Promise<string> {
  const now = new Date();
  const { endpoint, p256dh, auth } = newDevice();
  const { id } = await api.db.pushSubscription.create({
    data: {
      userId,
      sessionId: sessionId ?? (await openSession(api.db, userId, "teste", now)).sessionId,
      endpoint,
      publicKey: p256dh,
      secret: auth,
      createdAt: now,
      boundAt: now,
      lastSuccessAt: now,
    },
    select: { id: true },
  });
  return id;
}
