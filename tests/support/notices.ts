import type { TestApi } from "./api";

/** Told to this account, and not read. */
export async function createNotice(api: TestApi, userId: string): Promise<string> {
  const told = {
    userId,
    title: "Sua aula mudou",
    text: "Agora é assim:\nquinta às 19:00",
    path: "/arena-calendar",
  };
  const { id } = await api.db.notice.create({ data: told, select: { id: true } });
  return id;
}
