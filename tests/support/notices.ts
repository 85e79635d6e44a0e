import type { TestApi } from "./api";

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
